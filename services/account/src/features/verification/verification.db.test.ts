import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import type { Answer } from '../../testing/account.ts';
import { addPasskey, addTotp, newPerson } from '../../testing/second-factor.ts';
import { goodPassword, newEmail, signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const users = () => account().service.db('users');
const cookieIn = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const verify = (body: object, headers: Record<string, string> = {}) => account().post('verify-email', body, headers);
const tokenMailedTo = async (email: string) =>
  /verify-email\?token=([\w-]+)/.exec((await account().mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
const isVerified = async (email: string) =>
  (await users().where({ email }).first('emailVerifiedAt'))?.emailVerifiedAt !== null;
const verificationOf = (email: string) =>
  account().service.db('email_verifications').where('userId', users().where({ email }).select('id'));
const wrongBrowser = { status: 400, code: 'other-browser' };

async function signedUp(email = newEmail()) {
  const answer = await account().post('signup', signUpBody({ email }));
  return { email, cookie: cookieIn(answer), token: await tokenMailedTo(email) };
}

describe('the mailed link', () => {
  test('confirms the address in the browser that signed up, and repeating it does no harm', async () => {
    const { email, cookie, token } = await signedUp();
    expect(cookie).toMatch(/^known_device=/);
    expect(await isVerified(email)).toBe(false);
    expect((await verify({ token }, { cookie })).statusCode).toBe(204);
    expect((await verify({ token })).statusCode).toBe(204);
    expect(await isVerified(email)).toBe(true);
    const [, claims = ''] = (await account().signIn(email)).accessToken.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ email_verified: true });
  });

  test.each([
    ['that has signed in', async (email: string) => ({ cookie: cookieIn(await enter(email)) })],
    [
      'with a session alone',
      async (email: string) => ({ cookie: `refresh_token=${(await account().signIn(email)).refreshToken}` }),
    ],
    [
      'with an access token',
      async (email: string) => ({ authorization: `Bearer ${(await account().signIn(email)).accessToken}` }),
    ],
  ])('confirms it in a browser %s', async (_what, headersOf) => {
    const email = await account().newMember();
    expect((await verify({ token: await tokenMailedTo(email) }, await headersOf(email))).statusCode).toBe(204);
    expect(await isVerified(email)).toBe(true);
  });

  test('does nothing in the browser of a reader who did not sign up: the user who did gets no rights to the address', async () => {
    const { email, token } = await signedUp();
    const otherUser = await account().signIn(email);
    const own = await account().post('signin', { email: await account().newMember(), password: goodPassword });
    // Signing up again does not give a browser access to the account
    const again = await account().post('signup', signUpBody({ email }));
    const browsers: Record<string, string>[] = [
      {},
      { cookie: cookieIn(own) },
      { cookie: cookieIn(again) },
      { cookie: 'known_device=a.b' },
    ];
    for (const headers of browsers) expect((await verify({ token }, headers)).json()).toMatchObject(wrongBrowser);
    expect((await account().refresh(otherUser.refreshToken)).json()).toMatchObject({ emailVerified: false });
  });

  test('confirms it anywhere with the password', async () => {
    const { email, token } = await signedUp();
    const wrong = await verify({ token, password: 'not the password' });
    expect(wrong.json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors: { password: 'wrong-password' },
    });
    expect(await isVerified(email)).toBe(false);
    expect((await verify({ token, password: goodPassword })).statusCode).toBe(204);
    expect(await isVerified(email)).toBe(true);
  });

  test('slows down who guesses the password', async () => {
    const { token } = await signedUp();
    for (let nth = 0; nth < 5; nth += 1)
      expect((await verify({ token, password: `wrong ${nth}` })).statusCode).toBe(400);
    expect((await verify({ token, password: goodPassword })).statusCode).toBe(429);
  });

  test('is kept as a hash of its token', async () => {
    const { email, token } = await signedUp();
    const row = await verificationOf(email).first<{ tokenHash: Buffer }>();
    expect(row.tokenHash).toHaveLength(32);
    expect(row.tokenHash.toString('base64url')).not.toBe(token);
  });

  test('is refused when its token is wrong or has run out, in whatever browser', async () => {
    const { email, cookie, token } = await signedUp();
    await verificationOf(email).update({ expiresAt: new Date() });
    for (const each of ['nonsense', token])
      expect((await verify({ token: each, password: goodPassword }, { cookie })).json()).toMatchObject({
        status: 400,
        code: 'token-invalid',
      });
  });
});

const enter = (email: string): Promise<Answer> => account().post('signin', { email, password: goodPassword });

/** Resolves once a transaction of this database waits for another. */
async function untilBlocked(): Promise<void> {
  const { db } = account().service;
  const waits = () =>
    db('pg_stat_activity').where({ waitEventType: 'Lock' }).whereRaw('datname = current_database()').first('pid');
  while ((await waits()) === undefined) await setTimeout(10);
}

describe('the owner of an address with which another user signed up', () => {
  test('takes the account over by a new password, although the mailed link was opened before: nothing of the other user stays', async () => {
    const otherUser = await newPerson(account());
    const { email, accessToken } = otherUser;
    await addTotp(account(), otherUser);
    await addPasskey(account(), otherUser);
    await verify({ token: await tokenMailedTo(email) });
    await account().post('password/forgot', { email });
    const text = (await account().mailsTo(email)).map((mail) => mail.text).join('\n');
    const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1];
    const password = 'a password of the owner 1';
    expect((await account().post('password/reset', { token, password })).statusCode).toBe(204);
    expect((await account().get('account', accessToken)).json()).toMatchObject({ status: 401, code: 'session-ended' });
    // No second factor is asked for
    expect((await account().post('signin', { email, password })).json()).toMatchObject({ email, emailVerified: true });
  });

  test('has the last word over a change of the password that the other user still has under way', async () => {
    const { email, id, accessToken } = await newPerson(account());
    const owner = await account().service.db.transaction();
    await owner('users').where({ id }).update({ passwordHash: 'the hash of a password of the owner' });
    const body = { currentPassword: goodPassword, newPassword: 'a password of the other user 1' };
    const change = account().call('POST', 'password/change', accessToken, body);
    await untilBlocked();
    await owner.commit();
    expect((await change).json()).toMatchObject({ status: 400, errors: { currentPassword: 'wrong-password' } });
    expect(await users().where({ email }).first('passwordHash')).toEqual({
      passwordHash: 'the hash of a password of the owner',
    });
  });
});
