import { beforeAll, test } from '@jest/globals';
import { expectCheapReads } from '@portal/service-kit/testing';
import { addInquiries } from './testing/add-inquiries.ts';
import { newAdmin, supportForFile } from './testing/support.ts';

/** More than a company like this one has after ten years. */
const rows = 10_000;
const support = supportForFile();

beforeAll(() => addInquiries(support().service, rows), 120_000);

test('the worst input known for each read stays within its limits', async () => {
  const { service } = support();
  await expectCheapReads(service, ['file', 'email'], { token: service.token(newAdmin()) });
}, 300_000);
