import { beforeEach, describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { accountForFile, refreshTokenIn } from '../../testing/account.ts';
import { accountService } from '../../service.ts';
import { newPerson, proveSession } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
let email: string;
let own: { accessToken: string; refreshToken: string };

beforeEach(async () => {
  email = await account().newMember();
  own = await account().signIn(email);
  await proveSession(account(), await account().idOf(email));
});

interface DeviceAnswer {
  id: string;
  current: boolean;
  browser: string;
  system: string;
  kind: string;
}

const signInOn = async (userAgent: string) => {
  const answer = await account().post('signin', { email, password: goodPassword }, { 'user-agent': userAgent });
  return { accessToken: String(answer.json()['accessToken']), refreshToken: refreshTokenIn(answer) ?? '' };
};
const devices = async (accessToken = own.accessToken) =>
  (await account().get('devices', accessToken)).json() as unknown as DeviceAnswer[];
const revoke = (id: string, accessToken = own.accessToken) => account().call('DELETE', `devices/${id}`, accessToken);
const statusOf = async (refreshToken: string) => (await account().refresh(refreshToken)).statusCode;

describe('devices', () => {
  test('are listed with what their owner knows them by, this one first', async () => {
    await signInOn(phone);
    expect(await devices()).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: '',
        system: '',
        kind: 'unknown',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
      {
        id: expect.any(String),
        current: false,
        browser: 'Safari',
        system: 'iOS',
        kind: 'mobile',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  test('are signed out one by one, at once, on every copy of the service', async () => {
    const other = await signInOn(phone);
    const id = (await devices())[1]?.id ?? '';
    const copy = await createService(accountService, account().service.env);
    try {
      expect((await revoke(id)).statusCode).toBe(204);
      const headers = { authorization: `Bearer ${other.accessToken}`, cookie: `refresh_token=${other.refreshToken}` };
      expect((await copy.app.inject({ url: '/api/user/account', headers })).json()).toMatchObject({
        status: 401,
        code: 'session-ended',
      });
      expect((await copy.app.inject({ method: 'POST', url: '/api/user/refresh', headers })).statusCode).toBe(401);
    } finally {
      await copy.close();
    }
    expect(await devices()).toHaveLength(1);
    expect((await revoke(id)).statusCode).toBe(204);
  });

  test('are signed out all but this one', async () => {
    const others = [await signInOn(phone), await signInOn('')];
    const answer = await account().call('POST', 'devices/revoke-others', own.accessToken);
    expect([answer.statusCode, answer.json()]).toEqual([200, { revoked: 2 }]);
    expect(await Promise.all(others.map(({ refreshToken }) => statusOf(refreshToken)))).toEqual([401, 401]);
    expect(await statusOf(own.refreshToken)).toBe(200);
  });

  test('of somebody else cannot be signed out', async () => {
    const other = await newPerson(account());
    const answer = await revoke((await devices())[0]?.id ?? '', other.accessToken);
    expect(answer.json()).toMatchObject({ status: 404, code: 'device-not-found' });
    expect(await statusOf(own.refreshToken)).toBe(200);
  });

  test('a browser that signs out itself loses its cookies', async () => {
    const answer = await revoke((await devices())[0]?.id ?? '');
    expect(refreshTokenIn(answer)).toBe('');
    expect((await account().get('devices', own.accessToken)).statusCode).toBe(401);
  });

  test('a browser that signs in again is one device', async () => {
    const answer = await account().post(
      'signin',
      { email, password: goodPassword },
      { cookie: `refresh_token=${own.refreshToken}` },
    );
    expect(await devices(String(answer.json()['accessToken']))).toHaveLength(1);
  });

  test('signing out acts at once on the calls of the account', async () => {
    await account().post('signout', undefined, { cookie: `refresh_token=${own.refreshToken}` });
    expect((await account().get('account', own.accessToken)).json()).toMatchObject({
      status: 401,
      code: 'session-ended',
    });
  });
});
