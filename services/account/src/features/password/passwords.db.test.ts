import { beforeEach, describe, expect, test } from '@jest/globals';
import { accountForFile, refreshTokenIn } from '../../testing/account.ts';
import { goodPassword, newEmail } from '../../testing/sign-up-body.ts';
import { createResetRepository } from './reset-repository.ts';

const account = accountForFile();
const newPassword = 'another long secret';
let email: string;

beforeEach(async () => {
  email = await account().newMember();
});

const forgot = (address: string, headers = {}) => account().post('password/forgot', { email: address }, headers);
const reset = (token: string, password = newPassword) => account().post('password/reset', { token, password });
const resetMails = async (to = email) =>
  (await account().mailsTo(to)).filter(({ text }) => text.includes('/reset-password?token='));
const tokenOf = (text = '') => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const statusOf = async (refreshToken: string) => (await account().refresh(refreshToken)).statusCode;
const signInStatus = async (password: string) => (await account().post('signin', { email, password })).statusCode;

async function mailedToken(): Promise<string> {
  await forgot(email);
  return tokenOf((await resetMails()).at(-1)?.text);
}

describe('a forgotten password', () => {
  test('is set anew by the mailed link, once, and ends every session', async () => {
    const sessions = [await account().signIn(email), await account().signIn(email)];
    const token = await mailedToken();
    expect((await reset(token)).statusCode).toBe(204);
    expect(await Promise.all(sessions.map(({ refreshToken }) => statusOf(refreshToken)))).toEqual([401, 401]);
    expect((await account().get('account', sessions[0]?.accessToken)).json()).toMatchObject({
      status: 401,
      code: 'session-ended',
    });
    expect([await signInStatus(goodPassword), await signInStatus(newPassword)]).toEqual([401, 200]);
    expect((await reset(token, 'third long secret')).json()).toMatchObject({ status: 400, code: 'token-invalid' });
    expect(await signInStatus(newPassword)).toBe(200);
  });

  test('is set by one of two who use the link at once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([reset(token, 'first long secret'), reset(token, 'second long secret')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 400]));
  });

  test('ends the other links, proves the address, and tells the owner', async () => {
    const [older, newer] = [await mailedToken(), await mailedToken()];
    expect((await reset(newer)).statusCode).toBe(204);
    expect((await reset(older)).statusCode).toBe(400);
    expect((await account().mailsTo(email)).at(-1)?.subject).toBe('[셀매트릭스] 비밀번호가 변경되었습니다');
    const { accessToken } = await account().signIn(email, newPassword);
    expect((await account().get('account', accessToken)).json()).toMatchObject({ emailVerified: true });
  });

  test('stays as it is when the link has run out', async () => {
    const token = await mailedToken();
    await account().service.db('password_resets').update({ expiresAt: new Date() });
    expect((await reset(token)).json()).toMatchObject({ status: 400, code: 'token-invalid' });
    expect(await signInStatus(goodPassword)).toBe(200);
  });

  test('is not set by a link that runs out while the new one is being hashed', async () => {
    await mailedToken();
    const { db } = account().service;
    await db('password_resets').update({ expiresAt: new Date() });
    const { tokenHash } = await db('password_resets').first('tokenHash');
    expect(await createResetRepository(db).use(tokenHash)).toBeUndefined();
  });

  test.each([
    ['1234567', 'password-short'],
    ['x'.repeat(129), 'password-long'],
    ['password123', 'password-common'],
  ])('may not become %.12j, which leaves the link good', async (password, fault) => {
    const token = await mailedToken();
    expect((await reset(token, password)).json()).toMatchObject({ status: 400, errors: { password: fault } });
    expect((await reset(token)).statusCode).toBe(204);
  });

  test('is answered alike for an address that nobody has, and for a mistyped case', async () => {
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot(newEmail())];
    expect([known.statusCode, known.body]).toEqual([204, '']);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
    expect(await resetMails()).toHaveLength(1);
  });

  test('is asked for in words: what is no address is said to be none', async () => {
    expect((await forgot('not an address')).json()).toMatchObject({ status: 400, errors: { email: 'email' } });
  });

  test('keeps hashes of tokens alone', async () => {
    const token = await mailedToken();
    const rows = await account().service.db('password_resets').select<{ tokenHash: Buffer }[]>('tokenHash');
    expect(rows.map(({ tokenHash: hash }) => hash.toString('base64url'))).not.toContain(token);
  });

  test('is written about in the language of the account', async () => {
    await account().service.db('users').where({ email }).update({ locale: 'en' });
    await forgot(email);
    expect((await resetMails())[0]?.subject).toBe('[Selmatrix] Choose a new password');
  });
});

describe('a password change', () => {
  const change = (accessToken: string, changes: object = {}) =>
    account().call('POST', 'password/change', accessToken, { currentPassword: goodPassword, newPassword, ...changes });

  test('signs the other devices out at once, and not this one', async () => {
    const [own, other] = [await account().signIn(email), await account().signIn(email)];
    expect((await change(own.accessToken)).statusCode).toBe(204);
    expect(await statusOf(other.refreshToken)).toBe(401);
    expect((await account().get('account', other.accessToken)).statusCode).toBe(401);
    expect((await account().get('account', own.accessToken)).statusCode).toBe(200);
    expect(await statusOf(own.refreshToken)).toBe(200);
    expect([await signInStatus(goodPassword), await signInStatus(newPassword)]).toEqual([401, 200]);
    expect((await account().mailsTo(email)).at(-1)?.subject).toBe('[셀매트릭스] 비밀번호가 변경되었습니다');
  });

  test('ends links that were mailed before', async () => {
    const token = await mailedToken();
    await change((await account().signIn(email)).accessToken);
    expect((await reset(token, 'third long secret')).statusCode).toBe(400);
  });

  test('asks for the old one, five times in a quarter of an hour', async () => {
    const { accessToken } = await account().signIn(email);
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await change(accessToken, { currentPassword: 'not the password' }));
    expect(answers[0]?.json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors: { currentPassword: 'wrong-password' },
    });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await signInStatus(goodPassword)).toBe(200);
  });

  test('refuses a common password', async () => {
    const { accessToken } = await account().signIn(email);
    expect((await change(accessToken, { newPassword: 'qwer1234!' })).json()).toMatchObject({
      status: 400,
      errors: { newPassword: 'password-common' },
    });
  });

  test('a sign-in with the old password that is under way does not outlive it', async () => {
    const { accessToken } = await account().signIn(email);
    const [, ...entered] = await Promise.all([
      change(accessToken),
      ...Array.from({ length: 4 }, (_, index) =>
        account().post('signin', { email, password: goodPassword }, { 'x-forwarded-for': `203.0.113.${index}` }),
      ),
    ]);
    const tokens = entered.map(refreshTokenIn).filter((token) => token !== undefined);
    expect(await Promise.all(tokens.map(statusOf))).toEqual(tokens.map(() => 401));
  });
});
