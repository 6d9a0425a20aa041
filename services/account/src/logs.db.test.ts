import { createService } from '@portal/service-kit';
import type { Service } from '@portal/service-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountService } from './service.ts';
import { accountForFile } from './testing/account.ts';
import { authenticatorApp } from './testing/second-factor.ts';
import { goodPassword, signUpBody } from './testing/sign-up-body.ts';

const account = accountForFile();
const newPassword = 'another long secret';
let lines = '';
let logged: Service;

beforeAll(async () => {
  const logTo = { write: (line: string) => void (lines += line) };
  logged = await createService(accountService, { ...account().service.env, LOG_LEVEL: 'trace' }, { logTo });
}, 30_000);
afterAll(() => logged.close());

const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  call: string,
  payload?: object,
  headers: Record<string, string> = {},
) => logged.app.inject({ method, url: `/api/user/${call}`, payload, headers });

async function linkedToken(email: string, path: string): Promise<string> {
  await logged.app.outbox.drain();
  const texts = (await account().mailsTo(email)).map(
    ({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1],
  );
  return texts.findLast((token) => token !== undefined) ?? '';
}

test('a whole run of the calls leaves no address, name, password or token in the log, at any level', async () => {
  const body = signUpBody();
  const { email } = body;
  await send('POST', 'signup', body);
  await send('POST', 'signup', { ...body, birthDate: 'nonsense' });
  const verification = await linkedToken(email, 'verify-email');
  await send('POST', 'verify-email', { token: verification, password: goodPassword });
  await send('POST', 'signin', { email, password: 'not the password' });
  const entered = await send('POST', 'signin', { email, password: goodPassword });
  const { accessToken } = entered.json<{ accessToken: string }>();
  const refreshToken = entered.cookies.find(({ name }) => name === 'refresh_token')?.value ?? '';
  const bearer = { authorization: `Bearer ${accessToken}` };
  await send('POST', 'refresh', undefined, { cookie: `refresh_token=${refreshToken}` });
  // A replay writes a warning
  await account()
    .service.db('refresh_tokens')
    .update({ usedAt: account().service.db.raw("used_at - interval '1 minute'") });
  await send('GET', `detail?email=${email}`, undefined, bearer);
  await send('GET', 'account', undefined, bearer);
  await send('PATCH', 'account', { version: 1, name: body.name, company: body.company }, bearer);
  await send('GET', 'export', undefined, bearer);
  await send('POST', 'step-up', { password: 'not the password' }, bearer);
  await send('POST', 'step-up', { password: goodPassword }, bearer);
  const { secret: totpKey = '' } = (await send('POST', 'second-factor/totp', undefined, bearer)).json<{
    secret?: string;
  }>();
  const app = authenticatorApp(totpKey);
  const totp = app.code();
  await send('POST', 'second-factor/totp/confirm', { totp }, bearer);
  const { codes } = (await send('POST', 'second-factor/recovery-codes', undefined, bearer)).json<{ codes: string[] }>();
  const [recoveryCode = ''] = codes;
  await send('POST', 'step-up', { recoveryCode }, bearer);
  const secondStep = await send('POST', 'signin', { email, password: goodPassword });
  const { challenge } = secondStep.json<{ challenge: string }>();
  await send('POST', 'signin/second-factor', { challenge, totp: app.code() });
  const linked = await send('POST', 'signin/link', { email });
  const browser = linked.cookies.find(({ name }) => name === 'sign_in_browser')?.value ?? '';
  const signInLink = await linkedToken(email, 'login/link');
  await send('POST', 'signin/link/use', { token: signInLink }, { cookie: `sign_in_browser=${browser}` });
  await send('DELETE', 'second-factor/totp', undefined, bearer);
  await send('POST', 'password/forgot', { email });
  const reset = await linkedToken(email, 'reset-password');
  await send('POST', 'password/change', { currentPassword: 'not the password', newPassword }, bearer);
  await send('POST', 'password/reset', { token: reset, password: newPassword });
  await send('POST', 'refresh', undefined, { cookie: `refresh_token=${refreshToken}` });
  const again = await send('POST', 'signin', { email, password: newPassword });
  await send(
    'DELETE',
    'account',
    { password: newPassword },
    { authorization: `Bearer ${again.json<{ accessToken: string }>().accessToken}` },
  );
  // A fault of ours, whose error the driver fills with values
  await account().service.asOwner('alter table users rename to users_away');
  expect((await send('POST', 'signin', { email, password: newPassword })).statusCode).toBe(500);
  await account().service.asOwner('alter table users_away rename to users');
  await logged.app.outbox.drain();

  expect(lines.split('\n').length).toBeGreaterThan(20);
  expect(lines).toContain('request failed');
  const secrets = {
    email,
    name: body.name,
    phone: body.phoneNumber,
    company: body.company,
    password: goodPassword,
    newPassword,
    accessToken,
    refreshToken,
    verification,
    reset,
    totpKey,
    totp,
    recoveryCode,
    challenge,
    browser,
    signInLink,
  };
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length).toBeGreaterThan(2);
    expect([what, lines.includes(secret) || lines.includes(encodeURIComponent(secret))]).toEqual([what, false]);
  }
}, 60_000);
