import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Service } from '@portal/service-kit';
import { expectMailQuota, expectQuota, withDefaultQuotas } from '@portal/service-kit/testing';
import type { accountQuotas } from './quotas.ts';
import { accountForFile, refreshTokenIn } from './testing/account.ts';
import { addTotp, newPerson } from './testing/second-factor.ts';
import { goodPassword, newEmail, signUpBody } from './testing/sign-up-body.ts';
import { createSoftwarePasskey } from './testing/software-passkey.ts';

const account = accountForFile();
type App = Service['app'];

const post = (app: App, call: string, payload: object | undefined, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/user/${call}`, payload, headers });
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const network = (nth: number) => from(`203.0.113.${nth}`);
const wrong = 'not the password';
const signIn = (app: App, email: string, password: string, headers: Record<string, string>) =>
  post(app, 'signin', { email, password }, headers);
const member = async () => (await account().signIn(await account().newMember())).accessToken;
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

const tokens: Record<string, string> = {};
let email = '';
let secondStep = '';
beforeAll(async () => {
  email = await account().newMember();
  for (const name of ['changing', 'verifying', 'mailed']) tokens[name] = await member();
  const { db } = account().service;
  // Their sessions have given the password, which changes of the account ask for
  await db('sessions').update({ passwordAt: db.fn.now() });
  const proving = await newPerson(account());
  await addTotp(account(), proving);
  tokens['proving'] = proving.accessToken;
  secondStep = String(
    (await account().post('signin', { email: proving.email, password: goodPassword })).json()['challenge'],
  );
});

/** A member of their own each time. */
async function verifyAs(app: App) {
  const token = await member();
  return post(app, 'verify-email/send', undefined, bearer(token));
}

interface Trial {
  call(app: App, nth: number): ReturnType<typeof post>;
  passes: number;
  /** Other quotas of the same call that the trial must not meet. */
  without?: string[];
}

/** Quotas of mails that anybody may ask for: beyond them the response is the same, and no mail is sent. */
type MailQuota = 'sign-in-links-per-email' | 'sign-in-links' | 'reset-mails-per-email' | 'reset-mails';

/** What each quota limits: calls that it counts as one. */
const trials: Record<Exclude<keyof typeof accountQuotas, 'second-factor-warnings-per-account' | MailQuota>, Trial> = {
  'sign-ups-per-address': {
    call: (app, nth) => post(app, 'signup', signUpBody(), from(`2001:db8:1:1::${nth}`)),
    passes: 201,
  },
  'sign-ups-per-email': {
    call: (app, nth) =>
      post(app, 'signup', signUpBody({ email: nth % 2 ? 'Taken@example.com' : 'taken@example.com' }), network(nth)),
    passes: 201,
  },
  // What everybody shares: from this machine, for which nothing is kept beyond it
  'sign-ups': { call: (app) => post(app, 'signup', signUpBody()), passes: 201 },
  'sign-in-failures-per-account-and-address': {
    call: (app) => signIn(app, email, wrong, from('203.0.113.1')),
    passes: 401,
  },
  'sign-in-failures-per-account': {
    call: (app, nth) => signIn(app, nth % 2 ? email : email.toUpperCase(), wrong, network(nth)),
    passes: 401,
  },
  'sign-in-failures-per-address': {
    call: (app, nth) => signIn(app, newEmail(), wrong, from(`2001:db8:1:2::${nth}`)),
    passes: 401,
  },
  'second-factor-failures-per-account': {
    call: (app) => post(app, 'signin/second-factor', { challenge: secondStep, totp: 'abcdef' }),
    passes: 400,
  },
  'step-up-failures-per-session': {
    call: (app) => post(app, 'step-up', { totp: 'abcdef' }, bearer(tokens['proving'] ?? '')),
    passes: 400,
  },
  'passkey-sign-ins-per-address': {
    call: (app, nth) => post(app, 'signin/passkey/options', undefined, from(`2001:db8:1:5::${nth}`)),
    passes: 200,
  },
  'passkey-sign-ins': {
    call: (app) => post(app, 'signin/passkey/options', undefined),
    passes: 200,
  },
  'passkey-failures-per-address': {
    call: (app, nth) => {
      const passkey = createSoftwarePasskey().get({ challenge: 'bm9uZQ' });
      return post(app, 'signin/passkey', { passkey }, from(`2001:db8:1:6::${nth}`));
    },
    passes: 401,
  },
  'passkey-options-per-account': {
    call: (app, nth) =>
      post(
        app,
        nth % 2 ? 'step-up/options' : 'second-factor/passkeys/options',
        undefined,
        bearer(tokens['changing'] ?? ''),
      ),
    passes: 200,
  },
  'totp-confirmations-per-account': {
    call: (app) => post(app, 'second-factor/totp/confirm', { totp: 'abcdef' }, bearer(tokens['changing'] ?? '')),
    passes: 409,
  },
  'sign-in-links-per-address': {
    call: (app, nth) => post(app, 'signin/link', { email: newEmail() }, from(`2001:db8:1:7::${nth}`)),
    passes: 202,
  },
  'sign-in-link-failures-per-address': {
    call: (app, nth) => post(app, 'signin/link/use', { token: 'none' }, from(`2001:db8:1:8::${nth}`)),
    passes: 400,
  },
  'own-password-failures-per-account': {
    call: (app) =>
      post(
        app,
        'password/change',
        { currentPassword: wrong, newPassword: 'another long secret' },
        bearer(tokens['changing'] ?? ''),
      ),
    passes: 400,
  },
  'reset-mails-per-address': {
    call: (app, nth) => post(app, 'password/forgot', { email: newEmail() }, from(`2001:db8:1:3::${nth}`)),
    passes: 204,
  },
  'verification-mails-per-account': {
    call: (app, nth) =>
      post(app, 'verify-email/send', undefined, { ...bearer(tokens['verifying'] ?? ''), ...network(nth) }),
    passes: 204,
  },
  'verification-mails-per-email': {
    call: (app, nth) =>
      post(app, 'verify-email/send', undefined, { ...bearer(tokens['mailed'] ?? ''), ...network(nth) }),
    passes: 204,
    without: ['ACCOUNT_QUOTA_VERIFICATION_MAILS_PER_ACCOUNT'],
  },
  'verification-mails': { call: verifyAs, passes: 204 },
};

test.each(Object.entries(trials))(
  'the quota %s holds over two replicas',
  async (name, { call, passes, without = [] }) => {
    const env = {
      ...account().service.env,
      ...Object.fromEntries(without.map((variable) => [variable, '1000000/1m'])),
    };
    await expectQuota({ service: account().service, env, name, call, passes });
  },
);

const mailTrials: Record<MailQuota, { call: string; passes: number; isShared: boolean }> = {
  'sign-in-links-per-email': { call: 'signin/link', passes: 202, isShared: false },
  'sign-in-links': { call: 'signin/link', passes: 202, isShared: true },
  'reset-mails-per-email': { call: 'password/forgot', passes: 204, isShared: false },
  'reset-mails': { call: 'password/forgot', passes: 204, isShared: true },
};

test.each(Object.entries(mailTrials))(
  'the quota %s holds over two replicas',
  async (name, { call, passes, isShared }) => {
    const people: string[] = [];
    while (people.length < 9) people.push(await account().newMember());
    const to = (nth: number) => (isShared ? (people[nth] ?? '') : nth % 2 ? email : email.toUpperCase());
    const { service } = account();
    const key = call === 'signin/link' ? 'sign-in-link:%' : 'reset:%';
    await expectMailQuota({
      service,
      name,
      passes,
      call: (app, nth) => post(app, call, { email: to(nth) }, isShared ? {} : network(nth)),
      mails: async () => (await service.db('outbox').where('key', 'like', key)).length,
    });
  },
);

describe('with the defaults', () => {
  const withDefaults = async (work: (apps: App[]) => Promise<void>) => {
    const { env, replicas } = account().service;
    await work(await replicas.withQuotas(withDefaultQuotas(env)));
  };
  const countOf = (answers: { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  test('a flood of sign-ups from one network ends at sixty', async () => {
    await withDefaults(async (apps) => {
      const answers = [];
      // Ten at a time: hashing a hundred passwords takes longer than a call may
      for (let nth = 0; nth < 100; nth += 10) {
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 10 }, (_, more) =>
              post(apps[more % 2]!, 'signup', signUpBody(), from(`2001:db8:2:2::${nth + more}`)),
            ),
          )),
        );
      }
      // One comes back every ten seconds
      expect(countOf(answers, 201)).toBeGreaterThanOrEqual(60);
      expect(countOf(answers, 201)).toBeLessThanOrEqual(64);
      expect(countOf(answers, 429)).toBe(100 - countOf(answers, 201));
      expect((await post(apps[0]!, 'signup', signUpBody(), from('2001:db8:2:3::1'))).statusCode).toBe(201);
    });
  }, 60_000);

  test('two hundred guesses at two hundred accounts at once are slowed down after thirty', async () => {
    await withDefaults(async (apps) => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, nth) => signIn(apps[nth % 2]!, newEmail(), wrong, from('203.0.113.2'))),
      );
      expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([30, 170]);
    });
  }, 60_000);

  test('many sign-ins at once with the right passwords from one address all succeed, though few of them may fail', async () => {
    const people: string[] = [];
    while (people.length < 12) people.push(await account().newMember());
    const env = { ...account().service.env, ACCOUNT_QUOTA_SIGN_IN_FAILURES_PER_ADDRESS: '4/5m' };
    const apps = await account().service.replicas.withQuotas(env);
    const answers = await Promise.all(
      people.map((person, nth) => signIn(apps[nth % 2]!, person, goodPassword, from('203.0.113.3'))),
    );
    expect(countOf(answers, 200)).toBe(12);
  }, 60_000);

  test('twelve sign-ins of one account at once with the right password all succeed', async () => {
    const person = await account().newMember();
    await withDefaults(async (apps) => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, nth) => signIn(apps[nth % 2]!, person, goodPassword, from('203.0.113.4'))),
      );
      expect(countOf(answers, 200)).toBe(12);
    });
  }, 60_000);

  test('one account is guessed at twenty times, from however many addresses', async () => {
    const person = await account().newMember();
    await withDefaults(async (apps) => {
      const answers = [];
      for (let address = 0; address < 50; address += 10) {
        answers.push(
          ...(await Promise.all(
            Array.from({ length: 50 }, (_, nth) =>
              signIn(apps[nth % 2]!, person, wrong, network(address + (nth % 10))),
            ),
          )),
        );
      }
      expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([20, 230]);
      const waits = answers.flatMap(({ headers }) => headers['retry-after'] ?? []).map(Number);
      expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60);
    });
  }, 60_000);

  test('successes of one address, however many, leave its failures untouched', async () => {
    const person = await account().newMember();
    await withDefaults(async ([app]) => {
      for (let nth = 0; nth < 40; nth += 1)
        expect((await signIn(app!, person, goodPassword, from('203.0.113.5'))).statusCode).toBe(200);
      expect((await signIn(app!, person, wrong, from('203.0.113.5'))).statusCode).toBe(401);
    });
  }, 60_000);

  test('neighbours in one /64 guess together, and an IPv4-mapped address with the IPv4 address', async () => {
    const person = await account().newMember();
    await withDefaults(async ([app]) => {
      for (const addressOf of [
        (nth: number) => `2001:db8:3:3::${nth}`,
        (nth: number) => (nth % 2 ? '198.51.100.9' : '::ffff:198.51.100.9'),
      ]) {
        const statuses = [];
        for (let nth = 0; nth < 6; nth += 1)
          statuses.push((await signIn(app!, person, wrong, from(addressOf(nth)))).statusCode);
        expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      }
    });
  });
});

describe('while strangers guess at an account from many addresses', () => {
  const start = async () => {
    const { env, replicas } = account().service;
    const [app] = await replicas.withQuotas({
      ...withDefaultQuotas(env),
      ACCOUNT_QUOTA_SIGN_IN_FAILURES_PER_ACCOUNT: '3/15m',
    });
    return app!;
  };
  const guessed = async (app: App, person: string) => {
    for (let nth = 0; nth < 4; nth += 1) await signIn(app, person, wrong, network(nth));
    expect((await signIn(app, person, goodPassword, network(99))).statusCode).toBe(429);
  };
  const cookiesOf = (answer: { cookies: { name: string; value: string }[] }, name: string) =>
    answer.cookies.flatMap((cookie) => (cookie.name === name ? `${name}=${cookie.value}` : []));

  test('a browser that signed in before gets in: by its device cookie, or by its refresh cookie alone', async () => {
    const app = await start();
    const person = await account().newMember();
    const entered = await signIn(app, person, goodPassword, network(98));
    await guessed(app, person);
    const [device = ''] = cookiesOf(entered, 'known_device');
    expect((await signIn(app, person, goodPassword, { cookie: device, ...network(97) })).statusCode).toBe(200);
    expect(
      (
        await signIn(app, person, goodPassword, {
          cookie: `refresh_token=${refreshTokenIn(entered)}`,
          ...network(97),
        })
      ).statusCode,
    ).toBe(200);
  });

  test('a refresh cookie of another account, or of a session that was ended, does not help', async () => {
    const app = await start();
    const [person, other] = [await account().newMember(), await account().newMember()];
    const ended = await signIn(app, person, goodPassword, network(98));
    await post(app, 'signout', undefined, { cookie: `refresh_token=${refreshTokenIn(ended)}` });
    const others = await signIn(app, other, goodPassword, network(98));
    await guessed(app, person);
    for (const answer of [ended, others]) {
      expect(
        (await signIn(app, person, goodPassword, { cookie: `refresh_token=${refreshTokenIn(answer)}` })).statusCode,
      ).toBe(429);
    }
  });

  test('the owner of the mailbox gets in by a new password, from the browser that set it', async () => {
    const app = await start();
    const person = await account().newMember();
    await guessed(app, person);
    await post(app, 'password/forgot', { email: person }, network(96));
    const mail = (await account().mailsTo(person)).findLast(({ text }) => text.includes('reset-password?token='));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = await post(app, 'password/reset', { token, password: 'a new long secret' }, network(96));
    expect(reset.statusCode).toBe(204);
    await guessed(app, person).catch(() => undefined);
    const [device = ''] = cookiesOf(reset, 'known_device');
    expect((await signIn(app, person, 'a new long secret', { cookie: device, ...network(96) })).statusCode).toBe(200);
  });
});

test('counts hold neither account nor address', async () => {
  await account().post('signin', { email: 'kim.counted@example.com', password: wrong }, from('203.0.113.9'));
  const rows = await account()
    .service.db('quota_counts')
    .select<{ key: Buffer }[]>(account().service.db.raw("encode(key, 'escape') as key"));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/kim|example|203\.0/);
});
