import { recordAudit } from '@portal/service-kit';
import { connectDatabase } from '@portal/service-kit/database';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { migrations } from '../migrations/index.ts';
import { accountForFile } from './testing/account.ts';
import { goodPassword, newEmail, signUpBody } from './testing/sign-up-body.ts';

const account = accountForFile();
const users = () => account().service.db('users');
/** A sign of its own (U+212A), of which some programs make a `k`. */
const kelvin = '\u212A';

let victim: string;
let lookAlike: string;
let accessToken: string;

/** An account from before addresses were ASCII, whose address looks like that of another. */
async function formerLookAlike(): Promise<string> {
  const email = await account().newMember();
  await users().where({ email }).update({ email: lookAlike });
  return (await account().signIn(lookAlike)).accessToken;
}

test('what the previous version stores while both run is found, and not stored twice', async () => {
  const email = newEmail();
  for (const written of [email.toUpperCase(), email])
    await account().service.db.raw(
      `insert into users (email, password_hash, name) values (?, 'x', 'x') on conflict ((lower(email))) do nothing`,
      [written],
    );
  expect(await users().where({ address: email }).select('email')).toEqual([{ email: email.toUpperCase() }]);
  await account().post('password/forgot', { email });
  expect(await account().service.db('outbox').where({ recipient: email.toUpperCase() })).toHaveLength(1);
});

describe('beside an account from before', () => {
  beforeAll(async () => {
    // Whether it lets both in depends on the locale of the database
    await account().service.asOwner('drop index users_email');
  });
  beforeEach(async () => {
    victim = await account().newMember();
    lookAlike = victim.replace('k', kelvin);
    accessToken = await formerLookAlike();
  });

  describe('an address that only looks like the address of a member', () => {
    test('is refused at sign-up, and where a mail is asked for', async () => {
      const email = `${kelvin}${newEmail().slice(1)}`;
      for (const answer of [
        await account().post('signup', signUpBody({ email })),
        await account().post('password/forgot', { email }),
      ])
        expect(answer.json()).toMatchObject({ status: 400, code: 'validation-failed', errors: { email: 'email' } });
    });

    test("gives its account no look at the member's record", async () => {
      expect((await account().get(`detail?email=${victim}`, accessToken)).statusCode).toBe(403);
      const own = await account().get(`detail?email=${encodeURIComponent(lookAlike)}`, accessToken);
      expect(own.json()).toMatchObject({ email: lookAlike });
    });

    test('neither opens their account nor shares a reset with it', async () => {
      expect((await account().get('account', accessToken)).json()).not.toMatchObject({
        id: await account().idOf(victim),
      });
      await account().post('password/forgot', { email: victim });
      expect(await account().mailsTo(lookAlike)).toEqual([]);
    });

    test('shows nothing of theirs in its export, and leaving wipes nothing of theirs', async () => {
      const { db } = account().service;
      await users().where({ email: lookAlike }).update({ emailVerifiedAt: db.fn.now() });
      const target = { type: 'note', id: 'about-the-victim', label: victim };
      await recordAudit(db, { action: 'applicants.view', target, subjects: [victim] });
      const exported = await account().get('export', accessToken);
      expect(exported.body).not.toContain('applicants.view');
      await account().call('DELETE', 'account', accessToken, { password: goodPassword });
      expect(
        (await account().service.audit()).find(({ target: found }) => found?.id === 'about-the-victim'),
      ).toMatchObject({ subjects: [victim], target: { label: victim } });
    });
  });

  describe('what the log tells of an address', () => {
    const note = async (email: string) =>
      recordAudit(account().service.db, { action: 'applicants.view', subjects: [email] });
    const actionsOf = async (token: string) =>
      ((await account().get('export', token)).json()['activity'] as { action: string }[]).map(({ action }) => action);

    test('is in the export of its owner only once the address is verified', async () => {
      await note(victim);
      const { accessToken: token } = await account().signIn(victim);
      expect(await actionsOf(token)).not.toContain('applicants.view');
      await users().where({ email: victim }).update({ emailVerifiedAt: new Date() });
      expect(await actionsOf(token)).toContain('applicants.view');
    });

    test('stays when somebody leaves who never proved it', async () => {
      await note(victim);
      const { accessToken: token } = await account().signIn(victim);
      await account().call('DELETE', 'account', token, { password: goodPassword });
      expect((await account().service.audit()).filter(({ subjects }) => subjects.includes(victim))).toHaveLength(1);
    });
  });

  test('accounts of the previous version keep working; duplicates are reported to administrators', async () => {
    const { ownerUrl } = account().service;
    const owner = connectDatabase({ url: ownerUrl, schema: 'account', poolSize: 1, columns: 'stored' });
    const migration = migrations['012-addresses'];
    await migration?.down(owner);
    const [mixed, domain] = [await account().newMember(), await account().newMember()];
    const [name] = domain.split('@');
    await users().where({ email: mixed }).update({ email: mixed.toUpperCase() });
    await users()
      .where({ email: domain })
      .update({ email: `${name}@한국.kr` });
    await migration?.up(owner);
    await owner.destroy();

    for (const email of [mixed, `${name}@xn--3e0b707e.kr`, lookAlike])
      expect((await account().post('signin', { email, password: goodPassword })).statusCode).toBe(200);
    const [id, resembles] = [await account().idOf(lookAlike), await account().idOf(victim)];
    expect(
      (await account().service.audit()).filter(({ target }) => target?.id === id && target.label === null),
    ).toMatchObject([
      { action: 'member.odd-address', target: { type: 'user', id }, details: { reason: 'not-ascii', resembles } },
    ]);
  });
});

describe('an address in the international form', () => {
  test('is one with its ASCII form, at sign-up, sign-in and reset', async () => {
    const name = newEmail().split('@')[0] ?? '';
    const ascii = `${name}@xn--3e0b707e.kr`;
    const first = await account().post('signup', signUpBody({ email: ` ${name.toUpperCase()}@한국.kr ` }));
    expect(first.json()).toMatchObject({ email: ascii });
    await account().post('signup', signUpBody({ email: ascii }));
    expect(await users().where({ address: ascii })).toHaveLength(1);
    for (const email of [ascii, `${name}@한국.kr`, ascii.toUpperCase()])
      expect((await account().post('signin', { email, password: goodPassword })).statusCode).toBe(200);
    await account().post('password/forgot', { email: `${name}@한국.kr` });
    expect((await account().mailsTo(ascii)).map(({ subject }) => subject)).toContain(
      '[셀매트릭스] 비밀번호 재설정 안내',
    );
  });
});
