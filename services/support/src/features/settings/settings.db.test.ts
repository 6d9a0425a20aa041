import { expect, test } from '@jest/globals';
import { newAdmin, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const read = async () => (await support().ask('GET', '/api/email/admin/settings', { as: admin })).json();
const write = (body: object) => support().ask('PUT', '/api/email/admin/settings', { as: admin, body });

test('an admin opens inquiries to guests and names another inbox, from the next inquiry on', async () => {
  expect(await read()).toMatchObject({
    guestInquiries: false,
    inboxEmail: null,
    defaultInboxEmail: 'noreply@selmatrix.example',
    version: 1,
    updatedBy: null,
  });
  const answer = await write({ version: 1, guestInquiries: true, inboxEmail: ' support@selmatrix.example ' });
  expect(answer.json()).toMatchObject({
    guestInquiries: true,
    inboxEmail: 'support@selmatrix.example',
    version: 2,
    updatedBy: '박관리',
  });
  const { number } = (await support().ask('POST', '/api/email/send', { body: questionBody() })).json();
  expect((await support().mailsTo('support@selmatrix.example')).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(number),
  ]);
  expect((await support().service.audit()).filter(({ action }) => action === 'support-settings.update')).toMatchObject([
    { actor: { id: admin.id }, details: { guestInquiries: true, inboxChanged: true } },
  ]);
});

test('settings that somebody else has changed since are refused', async () => {
  const { version } = await read();
  const answers = await Promise.all(
    [true, false].map((guestInquiries) => write({ version, guestInquiries, inboxEmail: null })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test.each(['nobody', 'a@b.com, c@d.com', 'a@b.com\r\nBcc: c@d.com'])('%j is no inbox', async (inboxEmail) => {
  const { version } = await read();
  expect((await write({ version, guestInquiries: false, inboxEmail })).json()).toMatchObject({
    status: 400,
    errors: { inboxEmail: 'email' },
  });
});
