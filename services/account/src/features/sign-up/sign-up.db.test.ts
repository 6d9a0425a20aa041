import { describe, expect, test } from '@jest/globals';
import { seoulDate } from '@portal/service-kit';
import { accountForFile } from '../../testing/account.ts';
import { goodPassword, newEmail, signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();

const users = () => account().service.db('users');
const usersWith = async (email: string) => (await users().whereRaw('lower(email) = lower(?)', [email])).length;

describe('signup', () => {
  test('makes a member, with each consent, its version and time', async () => {
    const body = signUpBody({ consents: { terms: true, privacy: true, marketing: true }, birthDate: '900101' });
    const answer = await account().post('signup', body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ email: body.email, name: '김철수' });
    const user = await users().where({ email: body.email }).first<Record<string, unknown>>();
    expect(user).toMatchObject({ role: 'member', birthDate: '1990-01-01', gender: 'male' });
    const consents = await account()
      .service.db('consents')
      .where({ userId: user['id'] })
      .select('kind', 'version', 'given', 'decidedAt')
      .orderBy('kind');
    expect(consents).toEqual(
      ['marketing', 'privacy', 'terms'].map((kind) => ({
        kind,
        given: true,
        version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        decidedAt: expect.any(Date),
      })),
    );
  });

  test('stores the password as argon2id only', async () => {
    const email = await account().signUp();
    const row = await users().where({ email }).first<{ passwordHash: string }>();
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(goodPassword);
  });

  test('answers a taken address, in any case, as a fresh one and tells its owner once', async () => {
    const body = signUpBody();
    const first = await account().post('signup', body);
    const second = await account().post('signup', {
      ...body,
      email: body.email.toUpperCase(),
      password: 'another long one',
    });
    const third = await account().post('signup', body);
    expect([second.statusCode, third.statusCode]).toEqual([201, 201]);
    expect(Object.keys(second.headers).toSorted()).toEqual(Object.keys(first.headers).toSorted());
    expect(third.body).toBe(first.body);
    expect(await usersWith(body.email)).toBe(1);
    expect((await account().mailsTo(body.email)).map(({ subject }) => subject)).toEqual([
      '[셀매트릭스] 이메일 주소를 확인해 주세요',
      '[셀매트릭스] 이미 가입된 이메일 주소입니다',
    ]);
    expect((await account().post('signin', { email: body.email, password: 'another long one' })).statusCode).toBe(401);
  });

  test('makes one account of many sign-ups at once', async () => {
    const body = signUpBody();
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        account().post('signup', index % 2 ? body : { ...body, email: body.email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await usersWith(body.email)).toBe(1);
  });

  test.each([
    ['a role', { role: 'admin' }, { role: 'unknown-field' }],
    ['no consents', { consents: undefined }, { consents: 'required' }],
    ['another gender', { gender: 'x' }, { gender: 'invalid' }],
    ['a child', { birthDate: `${Number(seoulDate(new Date()).slice(0, 4)) - 5}0101` }, { birthDate: 'under-14' }],
    ['a common password', { password: 'password123' }, { password: 'password-common' }],
  ])('refuses %s and stores nothing', async (_what, change, errors) => {
    const email = newEmail();
    const answer = await account().post('signup', { ...signUpBody({ email }), ...change });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation-failed', errors });
    expect(await usersWith(email)).toBe(0);
    expect(await account().mailsTo(email)).toEqual([]);
  });

  test('writes in the language of the visitor', async () => {
    const body = signUpBody();
    await account().post('signup', body, { cookie: 'locale=en' });
    expect((await account().mailsTo(body.email))[0]?.subject).toBe('[Selmatrix] Please confirm your e-mail address');
  });
});
