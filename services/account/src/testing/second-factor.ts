// Loaded before the first request that needs it: on a busy machine, its time limit would pass meanwhile
import '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import type { Account, Answer } from './account.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { SoftwarePasskey } from './software-passkey.ts';

/** A member with an access token. */
export interface Person {
  email: string;
  id: string;
  accessToken: string;
}

/** An authenticator app: its codes, each of them good once. */
export interface App {
  code(): string;
}

const periodMs = 30_000;
/** As far ahead as the service takes a code. */
const stepsAhead = 1;

/** An authenticator app on the key that was typed into it. Its clock is moved a step with each code: a code is good once. */
export function authenticatorApp(secret: string): App {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  // Not one step behind: such a code would be refused as soon as the next period begins
  let steps = 0;
  return {
    code() {
      if (steps > stepsAhead) throw new Error('two codes within 30 seconds is all that an app has');
      return totp.generate({ timestamp: Date.now() + steps++ * periodMs });
    },
  };
}

async function newMember(account: Account): Promise<Person> {
  const email = await account.newMember();
  return { email, id: await account.idOf(email), accessToken: (await account.signIn(email)).accessToken };
}

/** Lets the session have just given the password, without the time that checking it takes. */
export async function proveSession({ service }: Account, userId: string): Promise<void> {
  await service.db('sessions').where({ userId }).update({ passwordAt: service.db.fn.now() });
}

/** Somebody whose session may change the account. */
export async function newPerson(account: Account, role: 'admin' | 'member' = 'member'): Promise<Person> {
  const person = role === 'admin' ? await account.newAdmin() : await newMember(account);
  await proveSession(account, person.id);
  return person;
}

/** Gives the password and connects an app. */
export async function addTotp(account: Account, { id, accessToken }: Person): Promise<App> {
  await proveSession(account, id);
  const begun = await account.call('POST', 'second-factor/totp', accessToken);
  const app = authenticatorApp(String(begun.json()['secret']));
  const confirmed = await account.call('POST', 'second-factor/totp/confirm', accessToken, { totp: app.code() });
  if (confirmed.statusCode !== 204) throw new Error(`the app was not confirmed: ${confirmed.body}`);
  return app;
}

/** Gives the password and adds a passkey. */
export async function addPasskey(
  account: Account,
  { id, accessToken }: Person,
  name = 'Laptop',
): Promise<SoftwarePasskey & { rowId: string }> {
  await proveSession(account, id);
  const options = (await account.call('POST', 'second-factor/passkeys/options', accessToken)).json();
  const passkey = createSoftwarePasskey();
  const body = { name, passkey: passkey.create({ challenge: options['challenge'] }) };
  const added = await account.call('POST', 'second-factor/passkeys', accessToken, body);
  if (added.statusCode !== 201) throw new Error(`the passkey was not added: ${added.body}`);
  return { ...passkey, rowId: String(added.json()['id']) };
}

export async function recoveryCodes(account: Account, { accessToken }: Person): Promise<string[]> {
  const answer = await account.call('POST', 'second-factor/recovery-codes', accessToken);
  return answer.json()['codes'] as string[];
}

/** The access token of an answer. */
export const tokenIn = (answer: Answer): string => String(answer.json()['accessToken']);

/** Lets the session's second factor be older than any call takes. */
export async function forgetProof(account: Account, { id }: Person): Promise<void> {
  const { db } = account.service;
  await db('sessions')
    .where({ userId: id })
    .whereNotNull('secondFactorAt')
    .update({ secondFactorAt: db.raw("second_factor_at - interval '16 minutes'") });
}
