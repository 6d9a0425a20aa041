import { describe, expect, test } from '@jest/globals';
import { accountForFile, refreshTokenIn } from '../../testing/account.ts';
import type { Answer } from '../../testing/account.ts';
import { addPasskey, addTotp, newPerson } from '../../testing/second-factor.ts';
import { goodPassword, newEmail } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const cookieOf = (answer: Answer) =>
  answer.cookies.flatMap(({ name, value }) => (name === 'sign_in_browser' ? `${name}=${value}` : [])).join();
const send = (email: string, headers = {}) => account().post('signin/link', { email }, headers);
const use = (token: string, cookie = '') => account().post('signin/link/use', { token }, cookie ? { cookie } : {});

async function mailedTokens(email: string): Promise<string[]> {
  return (await account().mailsTo(email)).flatMap(({ text }) => /login\/link\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

async function asked(email: string): Promise<{ token: string; cookie: string }> {
  const answer = await send(email);
  return { cookie: cookieOf(answer), token: (await mailedTokens(email)).at(-1) ?? '' };
}

describe('a mailed link', () => {
  test('signs in the browser that asked for it, once, and verifies the address', async () => {
    const email = await account().newMember();
    const { token, cookie } = await asked(` ${email} `.trim());
    const entered = await use(token, cookie);
    expect(entered.json()).toMatchObject({ email, role: 'member', accessToken: expect.any(String) });
    expect(refreshTokenIn(entered)).toMatch(/^[\w-]{43}$/);
    expect((await account().get('account', String(entered.json()['accessToken']))).json()).toMatchObject({
      emailVerified: true,
    });
    expect((await use(token, cookie)).json()).toMatchObject({ status: 400, code: 'token-invalid' });
  });

  test('does not sign in another browser, and stays good in its own', async () => {
    const email = await account().newMember();
    const { token, cookie } = await asked(email);
    const other = cookieOf(await send(newEmail()));
    for (const wrong of ['', other, 'sign_in_browser='])
      expect((await use(token, wrong)).json()).toMatchObject({ status: 400, code: 'other-browser' });
    expect((await use(token, cookie)).statusCode).toBe(200);
  });

  test('is one of several when it was asked for again, and each of them is good', async () => {
    const email = await account().newMember();
    const first = await asked(email);
    const again = await send(email, { cookie: first.cookie });
    expect(cookieOf(again)).toBe(first.cookie);
    const tokens = await mailedTokens(email);
    expect(tokens).toHaveLength(2);
    for (const token of tokens) expect((await use(token, first.cookie)).statusCode).toBe(200);
  });

  test('ends after ten minutes, and with a new password', async () => {
    const email = await account().newMember();
    const late = await asked(email);
    const { db } = account().service;
    await db('sign_in_links').update({ expiresAt: db.raw("expires_at - interval '10 minutes'") });
    expect((await use(late.token, late.cookie)).json()).toMatchObject({ code: 'token-invalid' });
    const { accessToken } = await account().signIn(email);
    const before = await asked(email);
    await account().call('POST', 'password/change', accessToken, {
      currentPassword: 'correct horse battery',
      newPassword: 'another long secret',
    });
    expect((await use(before.token, before.cookie)).json()).toMatchObject({ code: 'token-invalid' });
    expect((await use('none', before.cookie)).json()).toMatchObject({ code: 'token-invalid' });
  });

  test('to an unverified address removes every way to sign in of the person who signed up with it', async () => {
    const stranger = await newPerson(account());
    await addTotp(account(), stranger);
    await addPasskey(account(), stranger);
    const { token, cookie } = await asked(stranger.email);
    expect((await use(token, cookie)).statusCode).toBe(200);
    const { email } = stranger;
    expect((await account().post('signin', { email, password: goodPassword })).json()).toMatchObject({ status: 401 });
    expect((await account().get('account', stranger.accessToken)).json()).toMatchObject({ code: 'session-ended' });
    for (const table of ['passkeys', 'totp_keys', 'recovery_codes'])
      expect([table, await account().service.db(table).where({ userId: stranger.id })]).toEqual([table, []]);
    const again = await asked(email);
    expect((await use(again.token, again.cookie)).statusCode).toBe(200);
    const told = (await account().mailsTo(email)).filter(({ subject }) => subject.includes('비밀번호를 새로'));
    expect(told.map(({ text }) => text.includes('/forgot-password'))).toEqual([true]);
  });

  test('asks for the second factor of who has one', async () => {
    const person = await newPerson(account());
    await account().service.db('users').where({ id: person.id }).update({ emailVerifiedAt: new Date() });
    const app = await addTotp(account(), person);
    const { token, cookie } = await asked(person.email);
    const answer = await use(token, cookie);
    expect(answer.json()).toMatchObject({ status: 401, code: 'second-factor-required', methods: ['totp'] });
    expect(refreshTokenIn(answer)).toBeUndefined();
    const proof = { challenge: answer.json()['challenge'], totp: app.code() };
    expect((await account().post('signin/second-factor', proof)).statusCode).toBe(200);
  });

  test('lets nobody in who is suspended', async () => {
    const email = await account().newMember();
    const { token, cookie } = await asked(email);
    await account().service.db('users').where({ email }).update({ suspendedAt: new Date(), suspensionReason: 'x' });
    expect((await use(token, cookie)).json()).toMatchObject({ status: 403, code: 'suspended' });
  });

  test('is asked for alike with and without an account, and only the owner of one gets a mail', async () => {
    const [known, unknown] = [await account().newMember(), newEmail()];
    const [hit, miss] = [await send(known), await send(unknown)];
    expect([hit.statusCode, hit.body, miss.statusCode, miss.body]).toEqual([202, 'null', 202, 'null']);
    expect(cookieOf(miss)).toMatch(/^sign_in_browser=[\w-]{43}$/);
    expect(await account().mailsTo(unknown)).toEqual([]);
    expect(await mailedTokens(known)).toHaveLength(1);
    expect((await send('no address')).json()).toMatchObject({ status: 400, errors: { email: 'email' } });
  });

  test('keeps neither its token nor the cookie in the database', async () => {
    const email = await account().newMember();
    const { token, cookie } = await asked(email);
    const rows = JSON.stringify(await account().service.db('sign_in_links').select('*'));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(cookie.split('=')[1]);
  });
});
