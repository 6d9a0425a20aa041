import { describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { addPasskey, addTotp, forgetProof, newPerson, recoveryCodes, tokenIn } from '../../testing/second-factor.ts';
import type { Person } from '../../testing/second-factor.ts';

const account = accountForFile();
const options = async (person: Person) => (await account().call('POST', 'step-up/options', person.accessToken)).json();
const stepUp = (person: Person, proof: object) => account().call('POST', 'step-up', person.accessToken, proof);
const challengeIn = (answer: Record<string, unknown>) => (answer['passkey'] as { challenge: string }).challenge;
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const change = (person: Person) => account().call('POST', 'second-factor/recovery-codes', person.accessToken);

describe('step-up', () => {
  test('who has no second factor gives the password', async () => {
    const person = await newPerson(account());
    expect(await options(person)).toEqual({ methods: ['password'] });
    expect((await stepUp(person, { totp: '123456' })).json()).toMatchObject({ code: 'wrong-second-factor' });
    expect(claims(person.accessToken)).not.toHaveProperty('sfr');
  });

  test('with a code of the app: the new token says when, and the refused call is answered', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    await forgetProof(account(), person);
    expect(await options(person)).toEqual({ methods: ['totp'] });
    expect((await change(person)).json()).toMatchObject({ code: 'step-up-required' });
    const answer = await stepUp(person, { totp: app.code() });
    expect(answer.json()).toMatchObject({ email: person.email, secondFactorMissing: false });
    const { sf, sfr } = claims(tokenIn(answer));
    expect(sfr).toBe(true);
    expect(Math.abs(Number(sf) - Date.now() / 1_000)).toBeLessThan(10);
    expect((await change(person)).statusCode).toBe(201);
  });

  test('with a passkey, whose challenge is good once and in its own session', async () => {
    const person = await newPerson(account());
    const passkey = await addPasskey(account(), person);
    await forgetProof(account(), person);
    const asked = await options(person);
    expect(asked).toMatchObject({ methods: ['passkey'], passkey: { allowCredentials: [{ id: passkey.id }] } });
    const proof = { passkey: passkey.get({ challenge: challengeIn(asked) }) };
    expect((await stepUp(person, proof)).statusCode).toBe(200);
    expect((await stepUp(person, proof)).json()).toMatchObject({ status: 400, code: 'challenge-expired' });
    expect((await change(person)).statusCode).toBe(201);
  });

  test('with a recovery code, which is good once and is mailed', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    const [code = ''] = await recoveryCodes(account(), person);
    await forgetProof(account(), person);
    expect(await options(person)).toEqual({ methods: ['totp', 'recovery'] });
    expect((await stepUp(person, { recoveryCode: ` ${code.toUpperCase()} ` })).statusCode).toBe(200);
    expect((await stepUp(person, { recoveryCode: code })).json()).toMatchObject({ code: 'wrong-second-factor' });
    const mails = (await account().mailsTo(person.email)).filter(({ text }) => text.includes('복구 코드 하나가 사용'));
    expect(mails).toHaveLength(1);
  });

  test('the second factor of somebody else proves nothing', async () => {
    const [person, other] = [await newPerson(account()), await newPerson(account())];
    await addPasskey(account(), person);
    const theirs = await addPasskey(account(), other);
    await addTotp(account(), person);
    const [code = ''] = await recoveryCodes(account(), other);
    const challenge = challengeIn(await options(person));
    for (const proof of [{ passkey: theirs.get({ challenge }) }, { recoveryCode: code }])
      expect((await stepUp(person, proof)).json()).toMatchObject({ status: 400, code: 'wrong-second-factor' });
  });

  test('none and two proofs are no proof', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    for (const proof of [{}, { totp: '123456', recoveryCode: 'x' }])
      expect((await stepUp(person, proof)).json()).toMatchObject({ status: 400, code: 'validation-failed' });
  });

  test('a refresh keeps when it was proved', async () => {
    const email = await account().newMember();
    const tokens = await account().signIn(email);
    const person = { email, id: await account().idOf(email), accessToken: tokens.accessToken };
    await addTotp(account(), person);
    const refreshed = await account().refresh(tokens.refreshToken);
    expect(claims(tokenIn(refreshed))).toMatchObject({ sf: expect.any(Number), sfr: true });
  });
});

test('after five wrong proofs the sixth waits, whatever it is', async () => {
  const person = await newPerson(account());
  const app = await addTotp(account(), person);
  const codes: unknown[] = [];
  for (let nth = 0; nth < 6; nth += 1) codes.push((await stepUp(person, { totp: 'abcdef' })).json()['code']);
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong-second-factor'), 'too-many-attempts']);
  expect((await stepUp(person, { totp: app.code() })).json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
});
