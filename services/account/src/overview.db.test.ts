import { expect, test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();

interface State {
  id: string;
}

async function backupState(lang: 'ko' | 'en' = 'en') {
  const { accessToken } = await account().newAdmin();
  const overview = (await account().get(`admin/overview?lang=${lang}`, accessToken)).json() as { states: State[] };
  return overview.states.find(({ id }) => id === 'backup');
}

test('administrators are told of the newest backup, by the clock in Seoul, and when it is late', async () => {
  const { db } = account().service;
  expect(await backupState()).toMatchObject({ label: 'Last backup', text: 'none', isProblem: false });

  await db('users').update({ createdAt: db.raw(`now() - interval '3 days'`) });
  expect(await backupState('ko')).toMatchObject({ label: '마지막 백업', text: '없음', isProblem: true });

  await db('backups').insert({ at: new Date('2026-03-01T18:00:00Z') });
  expect(await backupState()).toMatchObject({ text: '2026.03.02 03:00', isProblem: true });

  await db('backups').insert({ at: new Date() });
  expect(await backupState()).toMatchObject({ isProblem: false });
});

test('members are told nothing', async () => {
  const { accessToken } = await account().signIn(await account().newMember());
  expect((await account().get('admin/overview', accessToken)).json()).toEqual({ waiting: [], charts: [], states: [] });
});
