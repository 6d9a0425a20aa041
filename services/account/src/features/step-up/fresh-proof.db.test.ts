import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { addTotp, forgetProof, newPerson } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';
import type { ProofRule } from './fresh-proof.ts';

const account = accountForFile();
const methods = ['post', 'put', 'patch', 'delete'] as const;
const someId = '00000000-0000-4000-8000-000000000000';

interface Operation {
  operationId: string;
  'x-access': string;
  'x-proof'?: ProofRule;
}

/** What each call of members that changes something asks for beside the session; `none` says that nothing it changes lets anybody in. */
const expected: Record<string, ProofRule | 'none'> = {
  changeAccount: 'recent-for-telephone',
  leave: 'password',
  changePassword: 'password',
  revokeDevice: 'recent-for-others',
  revokeOtherDevices: 'recent',
  startPasskey: 'recent',
  addPasskey: 'recent',
  removePasskey: 'recent',
  startTotp: 'recent',
  confirmTotp: 'recent',
  removeTotp: 'recent',
  createRecoveryCodes: 'recent',
  renamePasskey: 'none',
  chooseReleaseMails: 'none',
  sendVerification: 'none',
  startStepUp: 'none',
  stepUp: 'none',
};

/** Bodies that the calls accept as far as they are looked at. */
const bodies: Record<string, object> = {
  addPasskey: {
    name: 'x',
    passkey: {
      id: 'eA',
      rawId: 'eA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'eA' },
      clientExtensionResults: {},
    },
  },
  confirmTotp: { totp: '123456' },
  leave: { password: 'not this one' },
  changePassword: { currentPassword: 'not this one', newPassword: 'correct horse battery staple' },
};

async function operations(): Promise<(Operation & { method: string; path: string })[]> {
  const document = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(document.paths).flatMap(([path, byMethod]) =>
    methods.flatMap((method) => (byMethod[method] ? [{ ...byMethod[method], method, path }] : [])),
  );
}

const send = ({ operationId, method, path }: { operationId: string; method: string; path: string }, token: string) =>
  account().call(
    method.toUpperCase() as 'POST',
    path.replace('/api/user/', '').replace(/\{\w+\}/, someId),
    token,
    bodies[operationId],
  );

/** Somebody who has signed in just now, as a thief of the token finds the session. */
async function signedIn() {
  const email = await account().newMember();
  return { email, id: await account().idOf(email), ...(await account().signIn(email)) };
}
const stepUp = (token: string, proof: object) => account().call('POST', 'step-up', token, proof);
const profile = async (token: string) => (await account().get('account', token)).json();
const changeTelephone = async (token: string, phoneNumber: string) =>
  account().call('PATCH', 'account', token, { version: (await profile(token))['version'], phoneNumber });

test('every call of members that changes something says what it asks for', async () => {
  const declared = (await operations())
    .filter(({ 'x-access': access }) => access === 'member' || access === 'verified')
    .map(({ operationId, 'x-proof': proof }) => [operationId, proof ?? 'none']);
  expect(Object.fromEntries(declared)).toEqual(expected);
});

describe('a session that has just signed in', () => {
  test.each(
    Object.entries(expected).filter(([, proof]) => proof.startsWith('recent') && proof !== 'recent-for-telephone'),
  )('is refused %s until it has given the password', async (operationId) => {
    const operation = (await operations()).find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`${operationId} is in no document`);
    const { accessToken } = await signedIn();
    expect((await send(operation, accessToken)).json()).toMatchObject({ status: 403, code: 'step-up-required' });
    expect((await stepUp(accessToken, { password: goodPassword })).statusCode).toBe(200);
    expect((await send(operation, accessToken)).body).not.toContain('step-up-required');
  });

  test.each(Object.entries(expected).filter(([, proof]) => proof === 'password'))(
    'is refused %s with a wrong password',
    async (operationId) => {
      const operation = (await operations()).find((one) => one.operationId === operationId);
      if (!operation) throw new Error(`${operationId} is in no document`);
      const { accessToken } = await signedIn();
      expect((await send(operation, accessToken)).json()).toMatchObject({ status: 400, code: 'validation-failed' });
    },
  );

  test('changes its name, and no telephone number until it has given the password', async () => {
    const { accessToken } = await signedIn();
    const { version, phoneNumber } = await profile(accessToken);
    const named = await account().call('PATCH', 'account', accessToken, { version, name: '김하늘', phoneNumber });
    expect(named.statusCode).toBe(200);
    expect((await changeTelephone(accessToken, '010-9999-0000')).json()).toMatchObject({ code: 'step-up-required' });
    expect(await profile(accessToken)).toMatchObject({ phoneNumber, name: '김하늘' });
    await stepUp(accessToken, { password: goodPassword });
    expect((await changeTelephone(accessToken, '010-9999-0000')).json()).toMatchObject({
      phoneNumber: '010-9999-0000',
    });
  });
});

describe('the password as proof', () => {
  test('is what people without a second factor are asked for', async () => {
    const { accessToken } = await signedIn();
    expect((await account().call('POST', 'step-up/options', accessToken)).json()).toEqual({ methods: ['password'] });
  });

  test('counts for its own session and for 15 minutes', async () => {
    const { email, id, accessToken } = await signedIn();
    const other = await account().signIn(email);
    await stepUp(accessToken, { password: goodPassword });
    expect((await account().call('POST', 'second-factor/totp', other.accessToken)).statusCode).toBe(403);
    const { db } = account().service;
    await db('sessions')
      .where({ userId: id })
      .update({ passwordAt: db.raw("password_at - interval '15 minutes'") });
    expect((await account().call('POST', 'second-factor/totp', accessToken)).statusCode).toBe(403);
  });

  test('is no proof of people who have a second factor', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    await forgetProof(account(), person);
    expect((await stepUp(person.accessToken, { password: goodPassword })).json()).toMatchObject({
      status: 400,
      code: 'wrong-second-factor',
    });
    expect((await account().call('DELETE', 'second-factor/totp', person.accessToken)).json()).toMatchObject({
      code: 'step-up-required',
    });
  });

  test('is guessed five times at most, also with a code beside it', async () => {
    const { accessToken } = await signedIn();
    const codes: unknown[] = [];
    for (let nth = 0; nth < 6; nth += 1)
      codes.push((await stepUp(accessToken, { password: `wrong password ${nth}` })).json()['code']);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'validation-failed'), 'too-many-attempts']);
    expect((await stepUp(accessToken, { password: goodPassword, totp: '123456' })).statusCode).toBe(400);
  });
});

test('who signed in by a mailed link alone changes nothing without the password', async () => {
  const email = await account().newMember();
  const asked = await account().post('signin/link', { email });
  const [cookie] = asked.cookies.map(({ name, value }) => `${name}=${value}`);
  const text = (await account().mailsTo(email)).at(-1)?.text ?? '';
  const token = /login\/link\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  const entered = await account().post('signin/link/use', { token }, { cookie: cookie ?? '' });
  const accessToken = String(entered.json()['accessToken']);
  expect((await account().call('POST', 'second-factor/totp', accessToken)).json()).toMatchObject({
    code: 'step-up-required',
  });
});
