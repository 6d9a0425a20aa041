import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startAccount } from '../../testing/account.ts';
import type { Account, Answer } from '../../testing/account.ts';
import { addTotp, newPerson } from '../../testing/second-factor.ts';
import { goodPassword, newEmail } from '../../testing/sign-up-body.ts';

const wrong = 'not the password';
const limits = {
  ACCOUNT_QUOTA_SIGN_IN_FAILURES_PER_ACCOUNT: '20/15m',
  ACCOUNT_QUOTA_SIGN_IN_LINKS_PER_EMAIL: '5/30m',
  ACCOUNT_QUOTA_RESET_MAILS_PER_EMAIL: '3/30m',
  ACCOUNT_QUOTA_SIGN_IN_LINKS: '8/1h',
  ACCOUNT_QUOTA_RESET_MAILS: '8/1h',
  ACCOUNT_QUOTA_SIGN_IN_LINK_FAILURES_PER_ADDRESS: '3/5m',
};

let account: Account;
beforeAll(async () => {
  account = await startAccount(limits);
}, 30_000);
afterAll(() => account.service.close());

const from = (nth: number) => ({ 'x-forwarded-for': `203.0.${nth}.7` });
const forgot = (email: string, headers = {}) => account.post('password/forgot', { email }, headers);
const askLink = (email: string, headers = {}) => account.post('signin/link', { email }, headers);
const cookiesOf = ({ cookies }: Answer) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const tokensIn = async (email: string, path: string) =>
  (await account.mailsTo(email)).flatMap(({ text }) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
const forget = () => account.service.db('quota_counts').delete();

/** What six addresses can do at every way in of one person. */
async function closeWaysIn(email: string): Promise<void> {
  for (let nth = 0; nth < 20; nth += 1) await account.post('signin', { email, password: wrong }, from(nth % 6));
  for (let nth = 0; nth < 5; nth += 1) await askLink(email, from(nth));
  for (let nth = 0; nth < 3; nth += 1) await forgot(email, from(nth));
}

describe('others at every way in of one person', () => {
  test('do not keep the owner out of a new browser: the last link mailed is good, and that browser is known then', async () => {
    await forget();
    const email = await account.newMember();
    await closeWaysIn(email);
    const mine = from(200);
    expect((await account.post('signin', { email, password: goodPassword }, mine)).statusCode).toBe(429);
    expect((await forgot(email, mine)).statusCode).toBe(204);
    const [token] = (await tokensIn(email, 'reset-password')).slice(-1);
    const password = 'another long secret of mine';
    const reset = await account.post('password/reset', { token, password }, mine);
    expect(reset.statusCode).toBe(204);
    const signedIn = await account.post('signin', { email, password }, { ...mine, cookie: cookiesOf(reset) });
    expect(signedIn.statusCode).toBe(200);
  });

  test('do not spoil a link that was mailed before, from whatever address it is used', async () => {
    await forget();
    const email = await account.newMember();
    const asked = await askLink(email, from(100));
    const [token] = await tokensIn(email, 'login/link');
    await closeWaysIn(email);
    const bad = () => account.post('signin/link/use', { token: 'none' }, from(100));
    expect([(await bad()).statusCode, (await bad()).statusCode, (await bad()).statusCode]).toEqual([400, 400, 400]);
    expect((await bad()).statusCode).toBe(429);
    const headers = { ...from(100), cookie: cookiesOf(asked) };
    expect((await account.post('signin/link/use', { token }, headers)).statusCode).toBe(200);
  });

  test('do not spoil a link for a new password that was mailed before', async () => {
    await forget();
    const email = await account.newMember();
    await forgot(email, from(100));
    const [token] = await tokensIn(email, 'reset-password');
    await closeWaysIn(email);
    expect(await tokensIn(email, 'reset-password')).toHaveLength(3);
    const password = 'another long secret of mine';
    expect((await account.post('password/reset', { token, password }, from(100))).statusCode).toBe(204);
  });

  test('use up no mail of a browser that has signed in before', async () => {
    await forget();
    const email = await account.newMember();
    const cookie = cookiesOf(await account.post('signin', { email, password: goodPassword }));
    await closeWaysIn(email);
    const mails = async () => (await account.mailsTo(email)).length;
    const before = await mails();
    expect((await forgot(email, { ...from(100), cookie })).statusCode).toBe(204);
    expect((await askLink(email, { ...from(100), cookie })).statusCode).toBe(202);
    expect(await mails()).toBe(before + 2);
    // Anybody else beyond the quota gets the same response, and no mail is sent
    expect([(await forgot(email, from(101))).statusCode, (await askLink(email, from(101))).statusCode]).toEqual([
      204, 202,
    ]);
    expect(await mails()).toBe(before + 2);
  });

  test('who know the password use up no second factor of a browser that is known, or that came by a mailed link', async () => {
    await forget();
    const person = await newPerson(account);
    await addTotp(account, person);
    await account.service.db('users').where('id', person.id).update({ emailVerifiedAt: new Date() });
    const asked = await askLink(person.email);
    const [token] = await tokensIn(person.email, 'login/link');
    const used = await account.post('signin/link/use', { token }, { cookie: cookiesOf(asked) });
    expect(used.json()).toMatchObject({ status: 401, code: 'second-factor-required' });
    const step = (challenge: unknown, cookie = '') =>
      account.post('signin/second-factor', { challenge, totp: 'abcdef' }, cookie ? { cookie } : {});
    const theirs = (await account.post('signin', { email: person.email, password: goodPassword })).json()['challenge'];
    for (let nth = 0; nth < 5; nth += 1) await step(theirs);
    expect((await step(theirs)).statusCode).toBe(429);
    // Not the right code either, but it is checked
    expect((await step(used.json()['challenge'], cookiesOf(used))).statusCode).toBe(400);
  });
});

describe('made-up addresses', () => {
  test.each([
    ['forgotPassword', forgot, 'reset-password'],
    ['sendSignInLink', askLink, 'login/link'],
  ] as const)('use up nothing that others share: %s', async (_, ask, path) => {
    await forget();
    const email = await account.newMember();
    // Often enough for what is shared, and for what is kept for each network
    const answers = await Promise.all(Array.from({ length: 30 }, (_none, nth) => ask(newEmail(), from(nth % 5))));
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
    expect((await ask(email, from(0))).statusCode).toBe(answers[0]?.statusCode);
    expect(await tokensIn(email, path)).toHaveLength(1);
  });

  test('and accounts of others use up what they share, but not what is kept for each network', async () => {
    await forget();
    const people: string[] = [];
    while (people.length < 12) people.push(await account.newMember());
    const mails = async () => (await account.service.db('outbox').where('key', 'like', 'reset:%')).length;
    const before = await mails();
    for (const [nth, email] of people.entries()) await forgot(email, from(nth % 3));
    // Eight that are shared, and one for each of three networks
    expect((await mails()) - before).toBe(11);
    const email = await account.newMember();
    expect((await forgot(email, from(100))).statusCode).toBe(204);
    expect(await tokensIn(email, 'reset-password')).toHaveLength(1);
  });
});
