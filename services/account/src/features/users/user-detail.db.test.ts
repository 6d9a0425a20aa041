import { beforeAll, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const tokens: Record<string, string | undefined> = { visitor: undefined };

beforeAll(async () => {
  await account().service.seed();
  for (const email of ['kim@example.com', 'lee@example.com']) await account().post('signup', signUpBody({ email }));
  tokens['owner'] = (await account().signIn('kim@example.com')).accessToken;
  tokens['other member'] = (await account().signIn('lee@example.com')).accessToken;
  tokens['admin'] = (await account().signIn('admin@selmatrix.example', 'a-long-test-password')).accessToken;
});

describe('detail', () => {
  test.each([
    ['visitor', 'kim@example.com', 401],
    ['owner', 'kim@example.com', 200],
    ['owner', 'KIM@example.com', 200],
    ['other member', 'kim@example.com', 403],
    ['other member', 'nobody@example.com', 403],
    ['admin', 'kim@example.com', 200],
    ['admin', 'nobody@example.com', 404],
    ['admin', 'x', 400],
  ])('for %s asking about %s is %i', async (who, email, status) => {
    expect((await account().get(`detail?email=${email}`, tokens[who])).statusCode).toBe(status);
  });

  test('says what is known, and no secret', async () => {
    const answer = await account().get('detail?email=kim@example.com', tokens['owner']);
    expect(answer.json()).toEqual({
      email: 'kim@example.com',
      name: '김철수',
      phoneNumber: '010-1234-5678',
      company: '한빛정밀',
      role: 'member',
      birthDate: '1990-01-01',
      gender: 'male',
      emailVerified: false,
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  test('follows the stored role, not that of a token from before', async () => {
    await account().service.db('users').where({ email: 'admin@selmatrix.example' }).update({ role: 'member' });
    expect((await account().get('detail?email=kim@example.com', tokens['admin'])).statusCode).toBe(403);
    await account().service.db('users').where({ email: 'admin@selmatrix.example' }).update({ role: 'admin' });
  });
});

test('calls of sign-in and sign-up are for everybody, whatever token comes with them', async () => {
  for (const token of [...Object.values(tokens), 'expired.or.forged']) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    expect((await account().post('signout', undefined, headers)).statusCode).toBe(204);
    expect((await account().post('refresh', undefined, headers)).statusCode).toBe(401);
    expect((await account().get('jwks.json', token)).statusCode).toBe(200);
  }
});

test('the first administrator is made once, and an account that is there is left alone', async () => {
  await account().service.db('users').where({ email: 'admin@selmatrix.example' }).update({ name: '다른 이름' });
  await account().service.seed();
  expect(await account().service.db('users').where({ role: 'admin' }).select('email', 'name')).toEqual([
    { email: 'admin@selmatrix.example', name: '다른 이름' },
  ]);
});
