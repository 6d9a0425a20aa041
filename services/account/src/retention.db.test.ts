import { expect, test } from '@jest/globals';
import { endPeriods } from '@portal/service-kit';
import { expectRetentionOfAllTables } from '@portal/service-kit/testing';
import { accountRetention } from './retention.ts';
import { accountService } from './service.ts';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();
const dayMs = 24 * 60 * 60 * 1000;
const endAt = (days: number) => endPeriods(account().service.db, accountRetention, new Date(Date.now() + days * dayMs));

test('each table says what becomes of its rows', () => expectRetentionOfAllTables(account().service, accountService));

test('a session that was not renewed goes after 104 days with its tokens, a used token after 30; the account stays', async () => {
  const { db } = account().service;
  const email = await account().newMember();
  await account().signIn(email);
  const userId = await account().idOf(email);
  const sessions = () => db('sessions').where({ userId });
  const [session] = await sessions();
  const tokens = () => db('refresh_tokens').where({ sessionId: session.id });
  await db('refresh_tokens').insert({ tokenHash: Buffer.alloc(32, 7), sessionId: session.id, usedAt: new Date() });
  await endAt(29);
  expect(await tokens()).toHaveLength(2);
  await endAt(31);
  expect(await tokens()).toMatchObject([{ usedAt: null }]);
  await endAt(103);
  expect(await sessions()).toHaveLength(1);
  await endAt(105);
  expect([await sessions(), await tokens()]).toEqual([[], []]);
  expect(await account().idOf(email)).toBe(userId);
});

test('tokens that were mailed go a day after they expired', async () => {
  const { db } = account().service;
  const userId = await account().idOf(await account().newMember());
  await db('password_resets').insert({ tokenHash: Buffer.alloc(32, 8), userId, expiresAt: new Date() });
  await endAt(0);
  expect(await db('password_resets').where({ userId })).toHaveLength(1);
  await endAt(2);
  expect(await db('password_resets').where({ userId })).toEqual([]);
});
