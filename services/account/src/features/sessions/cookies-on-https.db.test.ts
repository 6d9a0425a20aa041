import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startAccount } from '../../testing/account.ts';
import type { Account } from '../../testing/account.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

let account: Account;
let email: string;

beforeAll(async () => {
  account = await startAccount({ PUBLIC_ORIGIN: 'https://www.selmatrix.example' });
  email = await account.newMember();
}, 30_000);
afterAll(() => account.service.close());

const setCookies = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().map(String);
const valueOf = (cookies: string[], name: string) =>
  cookies
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1) ?? '';
const signIn = () => account.post('signin', { email, password: goodPassword });
const refreshWith = (cookie: string) => account.post('refresh', undefined, { cookie });

test('the refresh cookie is bound to this host', async () => {
  const cookies = setCookies(await signIn());
  expect(cookies[0]).toMatch(
    /^__Host-refresh_token=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(cookies.find((cookie) => cookie.startsWith('__Secure-known_device='))).toMatch(
    /Path=\/api\/user; HttpOnly; Secure; SameSite=Strict$/,
  );
  const again = await refreshWith(`__Host-refresh_token=${valueOf(cookies, '__Host-refresh_token')}`);
  expect(again.statusCode).toBe(200);
  expect(setCookies(again).some((cookie) => cookie.startsWith('refresh_token='))).toBe(false);
});

test('a refresh cookie without the prefix, which any host of the domain can set, is ignored', async () => {
  const token = valueOf(setCookies(await signIn()), '__Host-refresh_token');
  const refused = await refreshWith(`refresh_token=${token}`);
  expect(refused.statusCode).toBe(401);
  expect(valueOf(setCookies(refused), '__Host-refresh_token')).toBe('');
  const both = await refreshWith(`refresh_token=another; __Host-refresh_token=${token}`);
  expect(both.statusCode).toBe(200);
  expect(setCookies(both).find((cookie) => cookie.startsWith('refresh_token='))).toMatch(
    /^refresh_token=; .*Path=\/api\/user; Expires=Thu, 01 Jan 1970/,
  );
});

test('signing out ends the session of the cookie with the prefix alone, and clears both', async () => {
  const token = valueOf(setCookies(await signIn()), '__Host-refresh_token');
  const other = valueOf(setCookies(await signIn()), '__Host-refresh_token');
  const cookies = setCookies(
    await account.post('signout', undefined, { cookie: `refresh_token=${other}; __Host-refresh_token=${token}` }),
  );
  expect(
    cookies.filter((cookie) => /Expires=Thu, 01 Jan 1970/.test(cookie)).map((cookie) => cookie.split('=')[0]),
  ).toEqual(['__Host-refresh_token', 'refresh_token', 'signed_in']);
  expect((await refreshWith(`__Host-refresh_token=${token}`)).statusCode).toBe(401);
  expect((await refreshWith(`__Host-refresh_token=${other}`)).statusCode).toBe(200);
});

test('a browser is known by the cookie with the prefix alone', async () => {
  const device = valueOf(setCookies(await signIn()), '__Secure-known_device');
  const signInWith = async (cookie: string) =>
    valueOf(
      setCookies(await account.post('signin', { email, password: goodPassword }, { cookie })),
      '__Secure-known_device',
    );
  expect(await signInWith(`__Secure-known_device=${device}`)).toBe(device);
  expect(await signInWith(`known_device=${device}`)).not.toBe(device);
});
