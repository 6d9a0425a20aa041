import { beforeEach, describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { accountService } from '../../service.ts';
import { refreshTokenIn, startAccount, accountForFile } from '../../testing/account.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let email: string;
let first: string;

beforeEach(async () => {
  email = await account().newMember();
  first = (await account().signIn(email)).refreshToken;
});

const own = () => account().service.db('users').where({ email });
const ownSessions = () => account().service.db('sessions').whereIn('userId', own().select('id'));
const ownTokens = () => account().service.db('refresh_tokens').whereIn('sessionId', ownSessions().select('id'));
const statusOf = async (token: string) => (await account().refresh(token)).statusCode;
const next = async (token: string) => refreshTokenIn(await account().refresh(token)) ?? '';
const age = (seconds: number) =>
  ownTokens().update({ usedAt: account().service.db.raw('used_at - make_interval(secs => ?)', [seconds]) });

describe('refresh', () => {
  test('rotates the token and answers as sign-in does', async () => {
    const answer = await account().refresh(first);
    expect(answer.json()).toEqual({
      email,
      name: '김철수',
      role: 'member',
      roles: {},
      emailVerified: false,
      secondFactorMissing: false,
      accessToken: expect.any(String),
    });
    const second = refreshTokenIn(answer) ?? '';
    expect(second).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect(await statusOf(second)).toBe(200);
  });

  test('twenty at once all succeed and get one successor', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => account().refresh(first)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const successors = new Set(answers.map(refreshTokenIn));
    expect(successors.size).toBe(1);
    expect(await statusOf([...successors][0] ?? '')).toBe(200);
  });

  test('two copies of the service give the same successor', async () => {
    const copy = await createService(accountService, account().service.env);
    try {
      const headers = { cookie: `refresh_token=${first}` };
      const [here, there] = await Promise.all([
        account().refresh(first),
        copy.app.inject({ method: 'POST', url: '/api/user/refresh', headers }),
      ]);
      expect(there.statusCode).toBe(200);
      expect(refreshTokenIn(there)).toBe(refreshTokenIn(here));
    } finally {
      await copy.close();
    }
  });

  test('a tab that comes late within ten seconds gets the living token, not one that was used', async () => {
    const second = await next(first);
    const third = await next(second);
    expect(await next(first)).toBe(third);
    expect(await statusOf(third)).toBe(200);
  });

  test('a replayed ancestor ends the whole family', async () => {
    const second = await next(first);
    await age(11);
    const replay = await account().refresh(first);
    expect(replay.json()).toMatchObject({ status: 401, code: 'session-ended' });
    expect(await statusOf(second)).toBe(401);
    expect(await ownSessions().first('endReason')).toEqual({ endReason: 'replayed' });
  });

  test.each([
    ['GET', 'account'],
    ['GET', 'devices'],
    ['GET', 'consents'],
    ['GET', 'export'],
    ['GET', 'detail'],
    ['PATCH', 'account'],
    ['POST', 'verify-email/send'],
  ] as const)(
    "a replayed ancestor: the owner's next call (%s %s) is refused with a token that has not run out",
    async (method, call) => {
      const { accessToken } = (await account().refresh(first)).json() as { accessToken: string };
      const path = call === 'detail' ? `detail?email=${email}` : call;
      const ask = () => account().call(method, path, accessToken, method === 'PATCH' ? { version: 0 } : undefined);
      expect((await ask()).statusCode).not.toBe(401);
      await age(11);
      await account().refresh(first);
      expect((await ask()).json()).toMatchObject({ status: 401, code: 'session-ended' });
    },
  );

  test('a replayed ancestor leaves other devices signed in', async () => {
    const other = await account().signIn(email);
    await next(first);
    await age(11);
    await account().refresh(first);
    expect(await statusOf(other.refreshToken)).toBe(200);
  });

  test('takes role and name from the account, not from what the browser had', async () => {
    await own().update({ role: 'admin', name: '김영희' });
    expect((await account().refresh(first)).json()).toMatchObject({ role: 'admin', name: '김영희' });
  });

  test.each(['', 'nonsense', 'A'.repeat(43)])(
    'without a living token (%j) is 401 and clears both cookies',
    async (token) => {
      const answer = await account().refresh(token);
      expect(answer.statusCode).toBe(401);
      expect([answer.headers['set-cookie']].flat().map(String)).toEqual([
        expect.stringMatching(/^refresh_token=; Max-Age=0; Path=\/api\/user;/),
        expect.stringMatching(/^signed_in=; Max-Age=0; Path=\/;/),
      ]);
    },
  );

  test.each([
    ['unused for two weeks', "renewed_at = now() - interval '14 days 1 second'"],
    ['older than ninety days', "created_at = now() - interval '90 days 1 second'"],
  ])('a session that is %s is over', async (_what, change) => {
    await account().service.db.raw(
      `update sessions set ${change} where user_id = (select id from users where email = ?)`,
      [email],
    );
    expect(await statusOf(first)).toBe(401);
  });

  test('stores hashes alone', async () => {
    const second = await next(first);
    const rows = await ownTokens().select<{ tokenHash: Buffer }[]>('tokenHash');
    const stored = rows.map(({ tokenHash: hash }) => hash.toString('base64url'));
    expect(stored).toHaveLength(2);
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(second);
  });
});

describe('signout', () => {
  test('ends the session at once and clears both cookies', async () => {
    const second = await next(first);
    const answer = await account().post('signout', undefined, { cookie: `refresh_token=${second}` });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['refresh_token', ''],
      ['signed_in', ''],
    ]);
    expect(await statusOf(second)).toBe(401);
  });

  test.each(['', 'refresh_token=nonsense'])('with the cookie %j is 204 too', async (cookie) => {
    expect((await account().post('signout', undefined, { cookie })).statusCode).toBe(204);
  });
});

describe('a service of its own', () => {
  test('sets Secure cookies where the site is on https', async () => {
    const secure = await startAccount({ PUBLIC_ORIGIN: 'https://selmatrix.example' });
    try {
      const answer = await secure.post('signin', { email: await secure.newMember(), password: goodPassword });
      expect([answer.headers['set-cookie']].flat()).toEqual(Array(3).fill(expect.stringContaining('; Secure')));
    } finally {
      await secure.service.close();
    }
  }, 30_000);

  test('signs nobody out while its database fails', async () => {
    const broken = await startAccount();
    try {
      const { refreshToken } = await broken.signIn(await broken.newMember());
      await broken.service.asOwner('alter table sessions rename to sessions_away');
      const answer = await broken.refresh(refreshToken);
      expect(answer.statusCode).toBe(500);
      expect(refreshTokenIn(answer)).toBeUndefined();
    } finally {
      await broken.service.close();
    }
  }, 30_000);
});
