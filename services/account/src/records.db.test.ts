import { expect, test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();

test('an administrator sees the devices of a member and what the audit log has about them', async () => {
  const { accessToken } = await account().newAdmin();
  const email = await account().newMember();
  const id = await account().idOf(email);
  await account().signIn(email);
  await account().get(`admin/members/${id}`, accessToken);
  const answer = await account().get(`admin/person?user=${id}`, accessToken);
  expect(answer.json()).toMatchObject({
    groups: [
      { id: 'sessions', total: 1 },
      {
        id: 'audit',
        records: [{ label: 'member.view' }, { label: 'member.signup' }],
        path: `/admin/audit?subject=${id}`,
      },
    ],
  });
  const byAddress = await account().get(`admin/person?email=${email}`, accessToken);
  expect(byAddress.json()).toMatchObject({ groups: [{ id: 'mails', records: [{ note: '대기' }] }] });
});

test('an administrator finds members by name and address; a member finds nobody', async () => {
  const { accessToken } = await account().newAdmin();
  const email = await account().newMember();
  const id = await account().idOf(email);
  const search = `admin/lookup?q=${encodeURIComponent(email)}`;
  expect((await account().get(search, accessToken)).json()).toMatchObject({
    groups: [{ id: 'members', records: [{ id, path: `/admin/members/${id}` }] }],
  });
  const member = await account().signIn(email);
  expect((await account().get(search, member.accessToken)).json()).toEqual({ groups: [] });
});
