import { beforeEach, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { proveSession } from '../../testing/second-factor.ts';
import { goodPassword, signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let email: string;
let accessToken: string;

beforeEach(async () => {
  email = await account().newMember();
  ({ accessToken } = await account().signIn(email));
  await proveSession(account(), await account().idOf(email));
});

const view = async () => (await account().get('account', accessToken)).json();
const change = (body: object, token = accessToken) => account().call('PATCH', 'account', token, body);

describe('the own account', () => {
  test('shows what is known', async () => {
    expect(await view()).toEqual({
      id: await account().idOf(email),
      email,
      name: '김철수',
      phoneNumber: '010-1234-5678',
      company: '한빛정밀',
      role: 'member',
      roles: {},
      birthDate: '1990-01-01',
      gender: 'male',
      locale: 'ko',
      emailVerified: false,
      marketing: false,
      createdAt: expect.any(String),
      version: 1,
    });
  });

  test('is changed field by field', async () => {
    const answer = await change({ version: 1, name: ' 김영희 ', phoneNumber: '+82 10-9999-0000', locale: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(await view()).toMatchObject({
      name: '김영희',
      phoneNumber: '+82 10-9999-0000',
      company: '한빛정밀',
      locale: 'en',
      version: 2,
    });
    expect((await account().service.audit()).at(-1)).toMatchObject({
      action: 'account.update',
      actor: { email },
      details: { fields: ['name', 'phoneNumber', 'locale'] },
    });
  });

  test('refuses an edit that was made from an older one', async () => {
    await change({ version: 1, company: '새회사' });
    expect((await change({ version: 1, name: '김영희' })).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await view()).toMatchObject({ name: '김철수' });
  });

  test.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'see http://x.example' }, { name: 'invalid' }],
    [{ phoneNumber: 'call me' }, { phoneNumber: 'phone' }],
    [{ role: 'admin' }, { role: 'unknown-field' }],
    [{ email: 'other@example.com' }, { email: 'unknown-field' }],
    [{ emailVerified: true }, { emailVerified: 'unknown-field' }],
  ])('takes no %j', async (body, errors) => {
    expect((await change({ version: 1, ...body })).json()).toMatchObject({ status: 400, errors });
  });

  test('refuses a version that no record can have', async () => {
    const answer = await change({ version: 2_147_483_648, name: '김영희' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid-value' });
    expect(await view()).toMatchObject({ name: '김철수' });
  });

  test('remembers every change of mind about advertising', async () => {
    await change({ version: 1, marketing: true });
    await change({ version: 2, marketing: true });
    await change({ version: 3, marketing: false });
    const consents = (await account().get('consents', accessToken)).json() as unknown as {
      kind: string;
      given: boolean;
      decision: string;
    }[];
    const decisions = consents.filter(({ kind }) => kind === 'marketing');
    expect(decisions.map(({ given }) => given)).toEqual([false, true, false]);
    expect(decisions.map(({ decision }) => decision)).toEqual(['withdrawn', 'given', 'refused']);
    expect(consents).toHaveLength(5);
    expect(await view()).toMatchObject({ marketing: false });
  });

  test('is taken along as a file, without secrets, and the log says so', async () => {
    await account().post('password/forgot', { email });
    const answer = await account().get('export', accessToken);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="selmatrix-my-data-\d{4}-\d{2}-\d{2}\.json"/,
    );
    expect(answer.json()).toMatchObject({
      profile: { email, name: '김철수' },
      consents: [{ kind: expect.any(String) }, {}, {}],
      sessions: [{ browser: '', createdAt: expect.any(String) }],
      activity: [
        { action: 'account.export', by: 'you', service: 'account' },
        { action: 'member.signup', by: 'you' },
      ],
    });
    expect(answer.body).not.toMatch(/argon2|token|hash/i);
    expect((await account().service.audit()).at(-1)).toMatchObject({ action: 'account.export', actor: { email } });
  });
});

describe('a verification mail', () => {
  test('is sent once more, once a minute, until the address is confirmed', async () => {
    const send = () => account().call('POST', 'verify-email/send', accessToken);
    expect((await send()).statusCode).toBe(204);
    expect((await send()).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    const mails = (await account().mailsTo(email)).filter(({ text }) => text.includes('/verify-email?token='));
    expect(mails).toHaveLength(2);
    const token = /token=([\w-]+)/.exec(mails[1]?.text ?? '')?.[1];
    await account().call('POST', 'verify-email', accessToken, { token });
    expect((await send()).statusCode).toBe(204);
    expect(await view()).toMatchObject({ emailVerified: true });
  });
});

describe('leaving', () => {
  const leave = (password = goodPassword) => account().call('DELETE', 'account', accessToken, { password });
  const everything = async () => {
    const { db } = account().service;
    const tables = await db.raw<{ rows: { name: string }[] }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('account', 'audit') and tablename <> 'writers'",
    );
    const texts = await Promise.all(
      tables.rows.map(async ({ name }) => (await db.raw<{ rows: object[] }>(`select t::text from ${name} t`)).rows),
    );
    return JSON.stringify(texts);
  };

  test('asks for the password', async () => {
    expect((await leave('not the password')).json()).toMatchObject({
      status: 400,
      errors: { password: 'wrong-password' },
    });
    expect((await view())['email']).toBe(email);
  });

  test('erases the person everywhere, ends the sessions and frees the address', async () => {
    const admin = await account().newAdmin();
    const id = await account().idOf(email);
    const { refreshToken } = await account().signIn(email);
    await account().call('POST', `admin/members/${id}/role`, admin.accessToken, { role: 'member', version: 1 });
    await account().get(`admin/members?search=${email}`, admin.accessToken);
    await change({ version: 2, company: '떠나는회사' });
    const answer = await leave();
    expect([answer.statusCode, answer.cookies.map(({ name, value }) => [name, value])]).toEqual([
      204,
      [
        ['refresh_token', ''],
        ['signed_in', ''],
      ],
    ]);
    expect((await account().mailsTo(email)).at(-1)?.subject).toBe('[셀매트릭스] 회원 탈퇴가 완료되었습니다');
    const stored = await everything();
    expect(stored).not.toContain(email);
    expect(stored).not.toContain('떠나는회사');
    expect(stored).toContain(id);
    expect(
      (await account().service.audit())
        .filter(({ actor }) => actor?.id === id)
        .map(({ action, actor }) => [action, actor?.email]),
    ).toEqual([
      ['member.signup', null],
      ['account.update', null],
      ['account.delete', null],
    ]);
    expect((await account().refresh(refreshToken)).statusCode).toBe(401);
    expect((await account().get('account', accessToken)).statusCode).toBe(401);
    expect((await account().post('signin', { email, password: goodPassword })).statusCode).toBe(401);
    expect((await account().post('signup', signUpBody({ email }))).statusCode).toBe(201);
    expect((await account().post('signin', { email, password: goodPassword })).statusCode).toBe(200);
    expect(await account().idOf(email)).not.toBe(id);
  });
});
