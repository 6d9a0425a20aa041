import { expectRightsAsDeclared, rightsPeople, rightsToken } from '@portal/service-kit/testing';
import type { RightsPerson } from '@portal/service-kit/testing';
import { test } from '@jest/globals';
import { accountForFile } from './testing/account.ts';
import { proveSession } from './testing/second-factor.ts';
import { goodPassword } from './testing/sign-up-body.ts';

const account = accountForFile();
const limitMs = 60_000;

/** Gives a passkey, which the session used so many minutes ago. */
async function giveFactor(userId: string, factor: number | 'never'): Promise<void> {
  const { db } = account().service;
  await db('passkeys').insert({ userId, name: 'x', credentialId: userId, publicKey: Buffer.from('x'), counter: 0 });
  if (factor !== 'never')
    await db('sessions')
      .where({ userId })
      .update({ secondFactorAt: db.raw('now() - make_interval(mins => ?)', [factor]) });
}

/** Makes the person with a session, and ends what is to be over; the token, undefined for a visitor. */
async function tokenOf(person: RightsPerson): Promise<string | undefined> {
  if (person.session === 'none') return undefined;
  const { db } = account().service;
  const email = await account().newMember();
  const id = await account().idOf(email);
  if (person.isVerified) await db('users').where({ id }).update({ emailVerifiedAt: db.fn.now() });
  if (person.role === 'admin') await db('users').where({ id }).update({ role: 'admin' });
  if (person.sectionRole)
    await db('section_roles').insert({ userId: id, section: 'support', role: person.sectionRole });
  const { accessToken, refreshToken } = await account().signIn(email);
  await proveSession(account(), id);
  if (person.factor !== undefined) await giveFactor(id, person.factor);
  const { id: sessionId } = await db('sessions').where({ userId: id }).first<{ id: string }>('id');
  if (person.reason === 'signed out')
    await account().post('signout', undefined, { cookie: `refresh_token=${refreshToken}` });
  if (person.reason === 'left') await account().call('DELETE', 'account', accessToken, { password: goodPassword });
  if (person.reason === 'suspended') {
    const admin = await account().newAdmin();
    const { version } = await db('users').where({ id }).first<{ version: number }>('version');
    await account().call('POST', `admin/members/${id}/suspend`, admin.accessToken, { version, reason: 'x' });
  }
  // What the token alone says, besides who it is: the stored row decides the rest
  return rightsToken(person, undefined, { id, email, sessionId });
}

test(
  'every call is open to those whom it declares, and to nobody else',
  async () => {
    const tokens = new Map<string, string | undefined>();
    for (const [name, person] of Object.entries(rightsPeople)) {
      // Whose roles wait for a second factor is said by the configuration, not by a token: features/second-factor tests it
      if (person.lacksSecondFactor) continue;
      tokens.set(name, await tokenOf(person));
    }
    await expectRightsAsDeclared(account().service, {
      service: 'account',
      documents: [new URL('../openapi.json', import.meta.url)],
      tokens,
      refusesItself: ['refresh'],
    });
  },
  limitMs,
);
