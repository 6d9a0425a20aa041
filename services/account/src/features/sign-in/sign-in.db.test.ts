import { beforeEach, describe, expect, test } from '@jest/globals';
import { passQuotaTime } from '@portal/service-kit/testing';
import { refreshTokenIn, accountForFile } from '../../testing/account.ts';
import { goodPassword, newEmail } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let email: string;

beforeEach(async () => {
  email = await account().newMember();
});

const signIn = (changes: object = {}, headers = {}) =>
  account().post('signin', { email, password: goodPassword, ...changes }, headers);
const wrong = { password: 'not the password' };

function part(token: unknown, index: 0 | 1): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(token).split('.')[index] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

describe('signin', () => {
  test('compares addresses without regard to case and answers what the browser keeps', async () => {
    const answer = await signIn({ email: ` ${email.toUpperCase()} ` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      email,
      name: '김철수',
      role: 'member',
      roles: {},
      emailVerified: false,
      secondFactorMissing: false,
      accessToken: expect.any(String),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('gives an ES256 token of ten minutes whose key is published', async () => {
    const { accessToken } = (await signIn()).json();
    const { alg, kid } = part(accessToken, 0);
    const claims = part(accessToken, 1);
    expect(alg).toBe('ES256');
    expect(Number(claims['exp']) - Number(claims['iat'])).toBeLessThanOrEqual(600);
    expect(claims).toMatchObject({
      sub: expect.any(String),
      email,
      name: '김철수',
      role: 'member',
      email_verified: false,
    });
    const keys = await account().get('jwks.json');
    expect(keys.json()).toEqual({ keys: [expect.objectContaining({ kid, alg: 'ES256', kty: 'EC' })] });
    expect(keys.body).not.toContain('"d"');
    expect(keys.headers['cache-control']).toBe('public, max-age=300');
  });

  test('sets cookies that scripts cannot read, and one without a secret that they can', async () => {
    const [refresh, companion, device] = [(await signIn()).headers['set-cookie']].flat().map(String);
    expect(refresh).toMatch(/^refresh_token=[\w-]{43}; Max-Age=1209600; Path=\/api\/user; HttpOnly; SameSite=Strict$/);
    expect(companion).toBe('signed_in=1; Max-Age=1209600; Path=/; SameSite=Strict');
    expect(device).toMatch(
      /^known_device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/user; HttpOnly; SameSite=Strict$/,
    );
  });

  test('gives one answer for a wrong address and a wrong password', async () => {
    const answers = [await signIn(wrong), await signIn({ email: newEmail() })];
    const [known, unknown] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(known).toMatchObject({ status: 401, code: 'wrong-credentials' });
    expect(unknown).toEqual(known);
    expect(answers.map(refreshTokenIn)).toEqual([undefined, undefined]);
  });

  test.each([
    [{ email: 'a\0@example.com' }, { email: 'invalid-format' }],
    [{ password: 'a\0' }, { password: 'invalid-format' }],
  ])('refuses %j, which cannot be stored', async (changes, errors) => {
    expect((await signIn(changes)).json()).toMatchObject({ status: 400, code: 'validation-failed', errors });
  });

  test('takes no more from the body than it needs', async () => {
    expect((await signIn({ role: 'admin' })).json()).toMatchObject({ status: 400, errors: { role: 'unknown-field' } });
  });
});

describe('after five failures', () => {
  const fail = async (times: number, changes: object = {}) => {
    const codes: number[] = [];
    for (let index = 0; index < times; index += 1) codes.push((await signIn({ ...wrong, ...changes })).statusCode);
    return codes;
  };

  test('the sixth attempt is told how long to wait, even with the right password', async () => {
    expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const answer = await signIn();
    expect(answer.json()).toMatchObject({ status: 429, code: 'too-many-attempts' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(900);
  });

  test('guesses sent all at once do not get through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  test('other accounts and other addresses are not slowed down', async () => {
    await fail(5);
    expect((await signIn({ email: await account().newMember() })).statusCode).toBe(200);
    expect((await signIn({}, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(200);
  });

  test('an account that does not exist is slowed down alike', async () => {
    expect(await fail(6, { email: newEmail() })).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('the wait ends fifteen minutes after the first, however often one tries meanwhile', async () => {
    await fail(9);
    await passQuotaTime(account().service.db, 15 * 60);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('a success before that begins the count anew', async () => {
    await fail(4);
    await signIn();
    expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
  });
});
