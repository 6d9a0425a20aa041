import { expect, test } from '@jest/globals';
import { newAdmin, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const read = async () => (await support().ask('GET', '/api/email/admin/settings', { as: admin })).json();
const write = (body: object, method: 'PUT' | 'PATCH' = 'PATCH') =>
  support().ask(method, '/api/email/admin/settings', { as: admin, body });

test('an admin opens inquiries to guests and names another inbox, from the next inquiry on', async () => {
  expect(await read()).toMatchObject({
    guestInquiries: false,
    inboxEmail: null,
    version: 1,
    updatedBy: null,
  });
  const answer = await write({ version: 1, guestInquiries: true, inboxEmail: 'support@selmatrix.example' });
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
    {
      actor: { id: admin.id },
      target: { type: 'support-settings', id: 'true', label: null },
      details: { fields: ['guestInquiries', 'inboxEmail'], guestInquiries: true, before: { guestInquiries: false } },
    },
  ]);
  expect(JSON.stringify(await support().service.audit())).not.toContain('support@selmatrix.example');
});

test('settings that somebody else has changed since are refused', async () => {
  const { version } = await read();
  const answers = await Promise.all(
    [true, false].map((guestInquiries) => write({ version, guestInquiries, inboxEmail: null })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('pages of the release before write all of them at once', async () => {
  const { version, asksSatisfaction } = await read();
  const body = { version, guestInquiries: true, inboxEmail: ' former@selmatrix.example ' };
  expect((await write(body, 'PUT')).json()).toEqual({ version: version + 1 });
  expect(await read()).toMatchObject({ inboxEmail: 'former@selmatrix.example', asksSatisfaction, updatedBy: '박관리' });
  expect((await write(body, 'PUT')).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  const wrong = await write({ ...body, version: version + 1, inboxEmail: 'none' }, 'PUT');
  expect(wrong.json()).toMatchObject({ status: 400, errors: { inboxEmail: 'email' } });
});

test('the address of the environment is in the hint of the form', async () => {
  const response = await support().ask('GET', '/api/email/admin/resources', { as: admin });
  const settings = response.json().find(({ path }: { path: string }) => path === 'settings');
  expect(settings?.fields[1]?.hint.en).toContain('noreply@selmatrix.example');
});

test.each(['nobody', 'a@b.com, c@d.com', 'a@b.com\r\nBcc: c@d.com'])('%j is no inbox', async (inboxEmail) => {
  const { version } = await read();
  expect((await write({ version, guestInquiries: false, inboxEmail })).json()).toMatchObject({
    status: 400,
    errors: { inboxEmail: 'invalid-format' },
  });
});
