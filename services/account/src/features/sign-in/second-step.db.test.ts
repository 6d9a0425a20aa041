import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { accountService } from '../../service.ts';
import { accountForFile, refreshTokenIn } from '../../testing/account.ts';
import { addPasskey, addTotp, newPerson, recoveryCodes, tokenIn } from '../../testing/second-factor.ts';
import type { Person } from '../../testing/second-factor.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';
import { createTotpCipher } from '../second-factor/totp.ts';

const account = accountForFile();
const password = (person: Person, headers = {}) =>
  account().post('signin', { email: person.email, password: goodPassword }, headers);
const challengeOf = async (person: Person) => String((await password(person)).json()['challenge']);
const finish = (challenge: string, proof: object) => account().post('signin/second-factor', { challenge, ...proof });
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const suspend = ({ id }: Person) =>
  account().service.db('users').where({ id }).update({ suspendedAt: new Date(), suspensionReason: 'x' });

describe('the right password of somebody with a second factor', () => {
  test('begins no session, and says what is asked for', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    await addTotp(account(), person);
    await recoveryCodes(account(), person);
    const answer = await password(person);
    expect(answer.json()).toMatchObject({
      status: 401,
      code: 'second-factor-required',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['passkey', 'totp', 'recovery'],
      passkey: { rpId: 'localhost', allowCredentials: [{ id: passkey.id }] },
    });
    expect(answer.json()['passkey']).toMatchObject({ challenge: answer.json()['challenge'] });
    expect(refreshTokenIn(answer)).toBeUndefined();
    const wrong = await account().post('signin', { email: person.email, password: 'not the password' });
    expect(wrong.json()).toMatchObject({ status: 401, code: 'wrong-credentials' });
    expect(wrong.json()).not.toHaveProperty('methods');
  });

  test('with a code of the app it does; the code and the challenge are good once', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    const challenge = await challengeOf(person);
    expect((await finish(challenge, { totp: 'abcdef' })).json()).toMatchObject({ code: 'wrong-second-factor' });
    const totp = app.code();
    const entered = await finish(challenge, { totp });
    expect(entered.json()).toMatchObject({ email: person.email, role: 'member', secondFactorMissing: false });
    expect(refreshTokenIn(entered)).toMatch(/^[\w-]{43}$/);
    expect(claims(tokenIn(entered))).toMatchObject({ sfr: true, sf: expect.any(Number) });
    expect((await finish(challenge, { totp })).json()).toMatchObject({
      status: 400,
      code: 'challenge-expired',
    });
    expect((await finish(await challengeOf(person), { totp })).json()).toMatchObject({ code: 'wrong-second-factor' });
  });

  test('with a code of an app whose key was sealed with a former TOTP_KEY it does, and the key is sealed anew', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    const { db, env } = account().service;
    const former = randomBytes(32);
    const sealedBy = (key: Buffer) => createTotpCipher([key]);
    const present = sealedBy(Buffer.from(String(env['TOTP_KEY']), 'base64'));
    const row = () => db('totp_keys').where({ userId: person.id }).first<{ sealed: Buffer }>();
    const sealed = sealedBy(former).seal(present.open((await row()).sealed, person.id), person.id);
    await db('totp_keys').where({ userId: person.id }).update({ sealed });
    const refused = await finish(await challengeOf(person), { totp: '000000' });
    expect(refused.json()).toMatchObject({ status: 503, code: 'totp-key-unknown' });

    const changed = { ...env, TOTP_OLD_KEYS: former.toString('base64') };
    const service = await createService(accountService, changed);
    const { challenge } = (
      await service.app.inject({
        method: 'POST',
        url: '/api/user/signin',
        payload: { email: person.email, password: goodPassword },
      })
    ).json<{ challenge: string }>();
    const entered = await service.app.inject({
      method: 'POST',
      url: '/api/user/signin/second-factor',
      payload: { challenge, totp: app.code() },
    });
    await service.close();
    expect(entered.statusCode).toBe(200);
    expect(present.isOutdated((await row()).sealed, person.id)).toBe(false);
  });

  test('with a passkey it does', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    const challenge = await challengeOf(person);
    const forged = createSoftwarePasskey();
    for (const proof of [
      forged.get({ challenge }),
      { ...forged.get({ challenge }), id: passkey.id },
      passkey.get({ challenge: 'bm90IGFza2Vk' }),
      passkey.get({ challenge, origin: 'https://evil.example' }),
      passkey.get({ challenge, rpId: 'evil.example' }),
    ])
      expect((await finish(challenge, { passkey: proof })).json()).toMatchObject({ code: 'wrong-second-factor' });
    const proof = { passkey: passkey.get({ challenge, isVerified: false }) };
    expect((await finish(challenge, proof)).statusCode).toBe(429);
    const fresh = await newPerson(account());
    const good = await addPasskey(account(), fresh);
    const asked = await challengeOf(fresh);
    expect((await finish(asked, { passkey: good.get({ challenge: asked, isVerified: false }) })).statusCode).toBe(200);
  });

  test('a signature counter that goes back is a copied passkey, and is refused', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    const first = await challengeOf(person);
    expect((await finish(first, { passkey: passkey.get({ challenge: first, counter: 9 }) })).statusCode).toBe(200);
    const second = await challengeOf(person);
    const proof = { passkey: passkey.get({ challenge: second, counter: 9 }) };
    expect((await finish(second, proof)).json()).toMatchObject({ code: 'wrong-second-factor' });
  });

  test('with a recovery code it does, once', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    const [recoveryCode = ''] = await recoveryCodes(account(), person);
    expect((await finish(await challengeOf(person), { recoveryCode })).statusCode).toBe(200);
    expect((await finish(await challengeOf(person), { recoveryCode })).json()).toMatchObject({
      code: 'wrong-second-factor',
    });
    expect((await account().service.audit()).filter(({ action }) => action === 'recovery-code.use')).toHaveLength(1);
  });

  test('two at once with one challenge begin one session', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    const codes = await recoveryCodes(account(), person);
    const challenge = await challengeOf(person);
    const answers = await Promise.all(codes.slice(0, 3).map((recoveryCode) => finish(challenge, { recoveryCode })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('five minutes later the password is asked for again', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    const challenge = await challengeOf(person);
    const { db } = account().service;
    await db('challenges')
      .where({ userId: person.id })
      .update({ expiresAt: db.raw("expires_at - interval '5 minutes'") });
    expect((await finish(challenge, { totp: app.code() })).json()).toMatchObject({ code: 'challenge-expired' });
    expect((await finish('none', { totp: '123456' })).json()).toMatchObject({ code: 'challenge-expired' });
  });

  test('a new password ends what an older one began, and a suspension all of it', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    const before = await challengeOf(person);
    const newPassword = 'another long secret';
    await account().call('POST', 'password/change', person.accessToken, { currentPassword: goodPassword, newPassword });
    const totp = app.code();
    expect((await finish(before, { totp })).json()).toMatchObject({ code: 'challenge-expired' });
    const answer = await account().post('signin', { email: person.email, password: newPassword });
    await suspend(person);
    expect((await finish(String(answer.json()['challenge']), { totp })).json()).toMatchObject({
      status: 403,
      code: 'suspended',
    });
    expect((await account().post('signin', { email: person.email, password: newPassword })).json()).toMatchObject({
      status: 403,
      code: 'suspended',
    });
  });
});

describe('a passkey alone', () => {
  const ask = async () => (await account().post('signin/passkey/options')).json();
  const enter = (passkey: object) => account().post('signin/passkey', { passkey });

  test('begins a session that counts as proved', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const entered = await enter(passkey.get({ challenge: options['challenge'] }));
    expect(entered.json()).toMatchObject({ email: person.email, role: 'member' });
    expect(refreshTokenIn(entered)).toMatch(/^[\w-]{43}$/);
    expect(claims(tokenIn(entered))).toMatchObject({ sub: person.id, sfr: true, sf: expect.any(Number) });
  });

  test('is refused without verification, for another challenge, twice, unknown and of a suspended member', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    const challenge = (await ask())['challenge'];
    const refusal = { status: 401, code: 'wrong-passkey' };
    expect((await enter(passkey.get({ challenge, isVerified: false }))).json()).toMatchObject(refusal);
    // Used up by that
    expect((await enter(passkey.get({ challenge }))).json()).toMatchObject(refusal);
    expect((await enter(passkey.get({ challenge: await challengeOf(person) }))).json()).toMatchObject(refusal);
    const unknown = createSoftwarePasskey().get({ challenge: (await ask())['challenge'] });
    expect((await enter(unknown)).json()).toMatchObject(refusal);
    await suspend(person);
    const late = passkey.get({ challenge: (await ask())['challenge'] });
    expect((await enter(late)).json()).toMatchObject({ status: 403, code: 'suspended' });
  });
});
