import { beforeAll, expect, test } from '@jest/globals';
import { expectNoServerErrors } from '@portal/service-kit/testing';
import { newAdmin, supportForFile } from './testing/support.ts';

const support = supportForFile();
let number: string;

beforeAll(async () => {
  number = await support().inquiry({}, newAdmin());
});

test.each([
  ['email', 300],
  ['file', 50],
])(
  'no value that cannot be stored is a fault of the service: %s',
  async (base, most) => {
    const { service } = support();
    const options = {
      token: service.token(newAdmin()),
      values: { number },
      forms: {
        replaceDocument: { note: 'a' },
        uploadMyAttachment: { note: 'a' },
        uploadLinkedAttachment: { note: 'a' },
        uploadAgentAttachment: { note: 'a' },
      },
    };
    expect(await expectNoServerErrors(service, base, options)).toBeGreaterThan(most);
  },
  60_000,
);
