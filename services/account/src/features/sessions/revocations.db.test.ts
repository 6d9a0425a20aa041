import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { testToken } from '@portal/service-kit/testing';
import { accountForFile } from '../../testing/account.ts';
import { proveSession } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const highestVersion = 2_147_483_647;
let email: string;
let id: string;
let own: { accessToken: string; refreshToken: string };
let seen: number;

interface Claims {
  sid: string;
  rv: number;
  role: string;
  roles?: Record<string, string[]>;
  email_verified: boolean;
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const sessionOf = ({ accessToken }: { accessToken: string }) => claimsOf(accessToken).sid;

beforeEach(async () => {
  email = await account().newMember();
  id = await account().idOf(email);
  own = await account().signIn(email);
  const { rows } = await account().service.db.raw<{ rows: { last: string }[] }>(
    'select coalesce(max(id), 0) as last from revocations.entries',
  );
  seen = Number(rows[0]?.last);
});

/** What was revoked since the test began: sessions by id, and versions of users. */
async function revoked(): Promise<{ sessions: string[]; rights: { userId: string; rightsVersion: number }[] }> {
  const { rows } = await account().service.db.raw<{
    rows: { sessionId: string | null; userId: string; rightsVersion: number }[];
  }>('select session_id, user_id, rights_version from revocations.entries where id > ? order by id', [seen]);
  return {
    sessions: rows.flatMap(({ sessionId }) => sessionId ?? []),
    rights: rows
      .filter(({ sessionId }) => sessionId === null)
      .map(({ userId, rightsVersion }) => ({ userId, rightsVersion })),
  };
}

describe('an ended session is revoked', () => {
  test('by signing out', async () => {
    await account().post('signout', undefined, { cookie: `refresh_token=${own.refreshToken}` });
    expect(await revoked()).toEqual({ sessions: [sessionOf(own)], rights: [] });
  });

  test('once, however often it is signed out', async () => {
    for (let time = 0; time < 2; time += 1)
      await account().post('signout', undefined, { cookie: `refresh_token=${own.refreshToken}` });
    expect((await revoked()).sessions).toHaveLength(1);
  });

  test('by signing out other devices, and the own one stays', async () => {
    const others = [await account().signIn(email), await account().signIn(email)];
    await proveSession(account(), id);
    await account().call('POST', 'devices/revoke-others', own.accessToken);
    expect((await revoked()).sessions.toSorted()).toEqual(others.map(sessionOf).toSorted());
  });

  test('by signing out one device', async () => {
    const other = await account().signIn(email);
    await proveSession(account(), id);
    await account().call('DELETE', `devices/${sessionOf(other)}`, own.accessToken);
    expect((await revoked()).sessions).toEqual([sessionOf(other)]);
  });

  test('by a refresh token that comes a second time', async () => {
    await account().refresh(own.refreshToken);
    await account().service.db.raw(
      `update refresh_tokens set used_at = now() - interval '1 minute' where used_at is not null`,
    );
    expect((await account().refresh(own.refreshToken)).statusCode).toBe(401);
    expect((await revoked()).sessions).toEqual([sessionOf(own)]);
  });

  test('but not when its transaction fails', async () => {
    await expect(
      account().service.db.transaction(async (trx) => {
        await trx('sessions').where({ userId: id }).update({ endedAt: trx.fn.now(), endReason: 'revoked' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await revoked()).toEqual({ sessions: [], rights: [] });
  });
});

describe('tokens of older rights are revoked', () => {
  test('by a suspension, with every session', async () => {
    const admin = await account().newAdmin();
    await account().call('POST', `admin/members/${id}/suspend`, admin.accessToken, { version: 1, reason: 'x' });
    const { sessions, rights } = await revoked();
    expect(sessions).toEqual([sessionOf(own)]);
    expect(rights).toContainEqual({ userId: id, rightsVersion: 2 });
  });

  test('by another role, and the next token has it', async () => {
    const admin = await account().newAdmin();
    await account().call('POST', `admin/members/${id}/role`, admin.accessToken, { version: 1, role: 'admin' });
    expect((await revoked()).rights).toContainEqual({ userId: id, rightsVersion: 2 });
    const renewed = (await account().refresh(own.refreshToken)).json();
    expect(claimsOf(String(renewed['accessToken']))).toMatchObject({ rv: 2, role: 'admin' });
  });

  test('by a changed password, and the session that changed it stays', async () => {
    const other = await account().signIn(email);
    const body = { currentPassword: goodPassword, newPassword: 'another long secret 1' };
    expect((await account().call('POST', 'password/change', own.accessToken, body)).statusCode).toBe(204);
    expect(await revoked()).toEqual({ sessions: [sessionOf(other)], rights: [{ userId: id, rightsVersion: 2 }] });
  });

  test('by a verified address, and the next token says so', async () => {
    expect(claimsOf(own.accessToken).email_verified).toBe(false);
    const text = (await account().mailsTo(email)).map((mail) => mail.text).join('\n');
    const token = /verify-email\?token=([\w-]+)/.exec(text)?.[1];
    expect((await account().call('POST', 'verify-email', own.accessToken, { token })).statusCode).toBe(204);
    expect((await revoked()).rights).toEqual([{ userId: id, rightsVersion: 2 }]);
    const renewed = (await account().refresh(own.refreshToken)).json();
    expect(renewed).toMatchObject({ emailVerified: true });
    expect(claimsOf(String(renewed['accessToken']))).toMatchObject({ rv: 2, email_verified: true });
  });

  test('by leaving, for good', async () => {
    await account().call('DELETE', 'account', own.accessToken, { password: goodPassword });
    expect((await revoked()).rights).toEqual([{ userId: id, rightsVersion: highestVersion }]);
  });

  test('by nothing that says nothing of rights', async () => {
    await account().call('PATCH', 'account', own.accessToken, { version: 1, company: '새 회사' });
    await account().signIn(email);
    expect(await revoked()).toEqual({ sessions: [], rights: [] });
  });
});

test('a token of a session that never was is refused', async () => {
  const token = testToken({ id, sessionId: randomUUID() });
  expect((await account().get('account', token)).json()).toMatchObject({ status: 401, code: 'session-ended' });
});
