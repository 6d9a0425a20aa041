import { describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import {
  addPasskey,
  addTotp,
  authenticatorApp,
  forgetProof,
  newPerson,
  recoveryCodes,
} from '../../testing/second-factor.ts';
import type { Person } from '../../testing/second-factor.ts';
import { createSoftwarePasskey } from '../../testing/software-passkey.ts';

const account = accountForFile();
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, person: Person, body?: object) =>
  account().call(method, `second-factor${path}`, person.accessToken, body);
const view = async (person: Person) => (await call('GET', '', person)).json();
const challengeOf = async (person: Person) =>
  (await call('POST', '/passkeys/options', person)).json()['challenge'] as string;
const audited = async (person: Person) =>
  (await account().service.audit()).filter(({ subjects }) => subjects.includes(person.id)).map(({ action }) => action);
const subjectsTo = async (person: Person, part: string) =>
  (await account().mailsTo(person.email)).filter(({ text }) => text.includes(part)).length;

describe('who has no second factor', () => {
  test('sees none, and no recovery codes can be made', async () => {
    const person = await newPerson(account());
    expect(await view(person)).toEqual({ passkeys: [], recoveryCodesLeft: 0, required: false });
    expect((await call('POST', '/recovery-codes', person)).json()).toMatchObject({
      status: 409,
      code: 'second-factor-missing',
    });
    expect((await call('DELETE', '/totp', person)).json()).toMatchObject({ status: 404, code: 'totp-not-found' });
    expect((await call('POST', '/totp/confirm', person, { totp: '123456' })).json()).toMatchObject({
      status: 409,
      code: 'totp-missing',
    });
  });
});

describe('an authenticator app', () => {
  test('counts once its first code was confirmed, which is mailed and noted', async () => {
    const person = await newPerson(account());
    const begun = (await call('POST', '/totp', person)).json();
    expect(begun['secret']).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun['uri']).toContain(`secret=${String(begun['secret'])}`);
    expect(await view(person)).not.toHaveProperty('totpSince');
    const wrong = await call('POST', '/totp/confirm', person, { totp: 'abcdef' });
    expect(wrong.json()).toMatchObject({ status: 400, code: 'validation-failed', errors: { totp: 'wrong-code' } });
    const code = authenticatorApp(String(begun['secret'])).code();
    expect((await call('POST', '/totp/confirm', person, { totp: code })).statusCode).toBe(204);
    expect(await view(person)).toMatchObject({ totpSince: expect.any(String) });
    expect(await audited(person)).toContain('totp.create');
    expect(await subjectsTo(person, '인증 앱이 연결되었습니다')).toBe(1);
  });

  test('can be started again until it is confirmed, and not afterwards', async () => {
    const person = await newPerson(account());
    const first = (await call('POST', '/totp', person)).json()['secret'];
    const app = await addTotp(account(), person);
    expect(app).toBeTruthy();
    expect((await call('POST', '/totp', person)).json()).toMatchObject({ status: 409, code: 'totp-exists' });
    expect(first).not.toBe('');
  });

  test('its key is stored encrypted', async () => {
    const person = await newPerson(account());
    const begun = (await call('POST', '/totp', person)).json();
    const row = await account().service.db('totp_keys').where({ userId: person.id }).first<{ sealed: Buffer }>();
    expect(row.sealed.toString('latin1')).not.toContain(String(begun['secret']));
    expect(row.sealed).toHaveLength(12 + 16 + 20);
  });

  test('goes with its recovery codes when it was the only factor', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    expect(await recoveryCodes(account(), person)).toHaveLength(10);
    expect((await call('DELETE', '/totp', person)).statusCode).toBe(204);
    expect(await view(person)).toEqual({ passkeys: [], recoveryCodesLeft: 0, required: false });
    expect(await audited(person)).toEqual(expect.arrayContaining(['recovery-codes.create', 'totp.delete']));
  });
});

describe('a passkey', () => {
  test('is added, renamed and removed', async () => {
    const person = await newPerson(account());
    const options = (await call('POST', '/passkeys/options', person)).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Selmatrix' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required' },
      excludeCredentials: [],
    });
    const { rowId: id, id: credentialId } = await addPasskey(account(), person, '회사 노트북');
    expect((await view(person))['passkeys']).toEqual([{ id, name: '회사 노트북', createdAt: expect.any(String) }]);
    const next = (await call('POST', '/passkeys/options', person)).json();
    expect(next['excludeCredentials']).toEqual([expect.objectContaining({ id: credentialId })]);
    expect((await call('PATCH', `/passkeys/${id}`, person, { name: 'Phone' })).json()).toMatchObject({ name: 'Phone' });
    expect((await call('PATCH', `/passkeys/${id}`, person, { name: '' })).statusCode).toBe(400);
    expect((await call('DELETE', `/passkeys/${id}`, person)).statusCode).toBe(204);
    expect((await view(person))['passkeys']).toEqual([]);
    expect(await audited(person)).toEqual(
      expect.arrayContaining(['passkey.create', 'passkey.update', 'passkey.delete']),
    );
    expect(await subjectsTo(person, '패스키가 추가되었습니다')).toBe(1);
    expect(await subjectsTo(person, '패스키가 삭제되었습니다')).toBe(1);
  });

  test.each([
    ['another challenge', { challenge: 'bm90IGFza2Vk' }, 'challenge-expired'],
    ['no challenge', { challenge: undefined }, 'challenge-expired'],
    ['another site', { origin: 'https://evil.example' }, 'wrong-passkey'],
    ['the key of another site', { rpId: 'evil.example' }, 'wrong-passkey'],
    ['a signature instead', { type: 'webauthn.get' }, 'wrong-passkey'],
  ])('made for %s is refused', async (_what, wrong, code) => {
    const person = await newPerson(account());
    const challenge = await challengeOf(person);
    const passkey = createSoftwarePasskey().create({ challenge, ...wrong });
    expect((await call('POST', '/passkeys', person, { name: 'x', passkey })).json()).toMatchObject({
      status: 400,
      code,
    });
    expect((await view(person))['passkeys']).toEqual([]);
  });

  test('is made from options once, in the session that asked', async () => {
    const [person, other] = [await newPerson(account()), await newPerson(account())];
    const challenge = await challengeOf(person);
    const body = () => ({ name: 'x', passkey: createSoftwarePasskey().create({ challenge }) });
    expect((await call('POST', '/passkeys', other, body())).json()).toMatchObject({ code: 'challenge-expired' });
    expect((await call('POST', '/passkeys', person, body())).statusCode).toBe(201);
    expect((await call('POST', '/passkeys', person, body())).json()).toMatchObject({ code: 'challenge-expired' });
  });

  test('that the authenticator has for somebody already is not added again', async () => {
    const [person, other] = [await newPerson(account()), await newPerson(account())];
    const passkey = await addPasskey(account(), person);
    const taken = passkey.create({ challenge: await challengeOf(other) });
    expect((await call('POST', '/passkeys', other, { name: 'x', passkey: taken })).json()).toMatchObject({
      status: 409,
      code: 'passkey-known',
    });
  });

  test('of somebody else is not there', async () => {
    const [person, other] = [await newPerson(account()), await newPerson(account())];
    const { rowId: id } = await addPasskey(account(), person);
    const refusal = { status: 404, code: 'passkey-not-found' };
    expect((await call('PATCH', `/passkeys/${id}`, other, { name: 'x' })).json()).toMatchObject(refusal);
    expect((await call('DELETE', `/passkeys/${id}`, other)).json()).toMatchObject(refusal);
    expect((await view(person))['passkeys']).toHaveLength(1);
  });

  test('is one of twenty at most', async () => {
    const person = await newPerson(account());
    await addPasskey(account(), person);
    const { db } = account().service;
    const [row] = await db('passkeys').where({ userId: person.id }).select('publicKey', 'counter', 'name', 'userId');
    await db('passkeys').insert(
      Array.from({ length: 19 }, (_, nth) => ({ ...row, credentialId: `${person.id}-${nth}` })),
    );
    const passkey = createSoftwarePasskey().create({ challenge: await challengeOf(person) });
    expect((await call('POST', '/passkeys', person, { name: 'x', passkey })).json()).toMatchObject({
      status: 409,
      code: 'too-many-passkeys',
    });
  });
});

describe('who has a second factor', () => {
  test('proves it again before changing anything about it, once it is fifteen minutes old', async () => {
    const person = await newPerson(account());
    const { rowId: id } = await addPasskey(account(), person);
    await forgetProof(account(), person);
    const refusal = { status: 403, code: 'step-up-required' };
    for (const [method, path, body] of [
      ['POST', '/passkeys/options'],
      ['POST', '/passkeys', { name: 'x', passkey: createSoftwarePasskey().create({ challenge: 'bm9uZQ' }) }],
      ['DELETE', `/passkeys/${id}`],
      ['POST', '/totp'],
      ['POST', '/totp/confirm', { totp: '123456' }],
      ['DELETE', '/totp'],
      ['POST', '/recovery-codes'],
    ] as const)
      expect([path, (await call(method, path, person, body)).json()]).toEqual([path, expect.objectContaining(refusal)]);
    expect((await call('PATCH', `/passkeys/${id}`, person, { name: 'Renamed' })).statusCode).toBe(200);
    expect(await view(person)).toMatchObject({ passkeys: [{ id, name: 'Renamed' }] });
  });

  test('gets ten new recovery codes, of which only hashes are kept', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    const first = await recoveryCodes(account(), person);
    const second = await recoveryCodes(account(), person);
    expect(new Set([...first, ...second]).size).toBe(20);
    expect(await view(person)).toMatchObject({ recoveryCodesLeft: 10 });
    const rows = await account().service.db('recovery_codes').where({ userId: person.id });
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(second[0]);
  });
});
