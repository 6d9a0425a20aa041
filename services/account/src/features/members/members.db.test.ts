import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { accountService } from '../../service.ts';
import { accountForFile } from '../../testing/account.ts';
import { goodPassword, newEmail, signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let admin: { email: string; id: string; accessToken: string };
let email: string;
let id: string;

beforeAll(async () => {
  admin = await account().newAdmin();
});
beforeEach(async () => {
  email = await account().newMember();
  id = await account().idOf(email);
});

interface Page {
  data: { email: string; name: string; version: number; status: string }[];
  total: number;
  pageCount: number;
}

const get = (call: string) => account().get(`admin/members${call}`, admin.accessToken);
const list = async (query: string) => (await get(`?${query}`)).json() as unknown as Page;
const act = (what: string, body: object, target = id, token = admin.accessToken) =>
  account().call('POST', `admin/members/${target}/${what}`, token, body);
const lastEntry = async () => (await account().service.audit()).at(-1);
const statusOf = async (address = email) =>
  (await account().post('signin', { email: address, password: goodPassword })).json();

describe('the list of members', () => {
  test('finds by any part of name, address and company, in any order of words', async () => {
    const own = newEmail();
    await account().post('signup', signUpBody({ email: own, name: '남궁민수', company: '㈜한빛 Precision' }));
    for (const search of [
      '궁민',
      '남',
      'PRECISION',
      '한빛 남궁',
      '(주)한빛',
      '㈜한빛',
      'ｐrecision',
      own.slice(2, 12),
      own.toUpperCase(),
    ]) {
      expect((await list(`search=${encodeURIComponent(search)}`)).data.map((member) => member.email)).toContain(own);
    }
    for (const search of ['궁수', '%', '남궁 없는회사', 'zzqx'])
      expect((await list(`search=${encodeURIComponent(search)}`)).total).toBe(0);
  });

  test('marks members that a mail did not reach', async () => {
    const others = await account().newMember();
    const failed = {
      key: `failed:${email}`,
      recipient: email.toUpperCase(),
      subject: 'x',
      bodyText: 'x',
      failedAt: new Date(),
    };
    await account().service.db('outbox').insert(failed);
    expect((await list(`search=${email}`)).data).toMatchObject([{ email, mailFails: true }]);
    expect((await list(`search=${others}`)).data).toMatchObject([{ email: others, mailFails: false }]);
    expect((await get(`/${id}`)).json()).toMatchObject({ mailFails: true });
  });

  test('filters, sorts and pages', async () => {
    const company = `회사${newEmail().slice(4, 12)}`;
    for (const name of ['다', '가', '나']) await account().post('signup', signUpBody({ name, company }));
    const names = async (query: string) =>
      (await list(`search=${encodeURIComponent(company)}&${query}`)).data.map(({ name }) => name);
    expect(await names('sort=name')).toEqual(['가', '나', '다']);
    expect(await names('sort=-name')).toEqual(['다', '나', '가']);
    expect(await names('')).toEqual(['나', '가', '다']);
    expect(await names('sort=name&pageSize=2&page=2')).toEqual(['다']);
    expect(await list(`search=${encodeURIComponent(company)}&pageSize=2`)).toMatchObject({ total: 3, pageCount: 2 });
    expect(await names('verified=true')).toEqual([]);
    expect(await names('verified=false&role=member&status=active&sort=createdAt')).toEqual(['다', '가', '나']);
    expect(await names('role=admin')).toEqual([]);
  });

  test('never carries a hash, and says in the log whose data was seen', async () => {
    const answer = await get(`?search=${email}`);
    expect(answer.body).not.toContain('argon2');
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'members.list',
      actor: { id: admin.id, email: admin.email },
      subjects: [id],
      details: { search: true },
    });
    expect(JSON.stringify(entry)).not.toContain(email);
  });

  test('counts by kind', async () => {
    const before = (await get('/counts')).json() as Record<string, number>;
    await act('suspend', { reason: '스팸', version: 1 });
    const after = (await get('/counts')).json() as Record<string, number>;
    expect(after).toEqual({
      ...before,
      suspended: (before['suspended'] ?? 0) + 1,
      active: (before['active'] ?? 0) - 1,
    });
    expect(after['all']).toBe((after['admin'] ?? 0) + (after['member'] ?? 0));
  });

  test('is taken along as a file in either form, and the log says so', async () => {
    const csv = await get(`/export?search=${email}`);
    expect(csv.headers['content-disposition']).toContain("filename*=UTF-8''%ED%9A%8C%EC%9B%90-");
    expect(csv.body).toMatch(/^\uFEFF이름,이메일,전화번호,/);
    expect(csv.body.split('\r\n')).toHaveLength(3);
    expect(csv.body).toContain(email);
    expect(await lastEntry()).toMatchObject({
      action: 'members.export',
      details: { search: true, format: 'csv', members: 1 },
    });
    const xlsx = await get('/export?format=xlsx&lang=en');
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    expect(xlsx.body.slice(0, 2)).toBe('PK');
  });
});

describe('a member', () => {
  test('is shown whole, and the look is in the log', async () => {
    expect((await get(`/${id}`)).json()).toMatchObject({
      email,
      role: 'member',
      status: 'active',
      birthDate: '1990-01-01',
      marketing: false,
      consents: [{}, {}, {}],
      sessions: 0,
      version: 1,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'member.view',
      target: { type: 'user', id, label: email },
      subjects: [id],
    });
  });

  test('that there is none of is 404', async () => {
    const nobody = '11111111-1111-4111-8111-111111111111';
    expect((await get(`/${nobody}`)).json()).toMatchObject({ status: 404, code: 'member-not-found' });
    expect((await act('role', { role: 'admin', version: 1 }, nobody)).json()).toMatchObject({
      status: 404,
      code: 'member-not-found',
    });
  });

  test('becomes an admin and a member again, each in the log', async () => {
    expect((await act('role', { role: 'admin', version: 1 })).json()).toMatchObject({ role: 'admin', version: 2 });
    expect(await lastEntry()).toMatchObject({
      action: 'member.role',
      target: { id, label: email },
      subjects: [id],
      details: { role: 'admin', sections: [], before: { role: 'member', sections: [] } },
    });
    const own = await account().signIn(email);
    expect((await account().get('admin/members', own.accessToken)).statusCode).toBe(200);
    await act('role', { role: 'member', version: 2 });
    expect((await account().get('admin/members', own.accessToken)).statusCode).toBe(403);
  });

  test('is not changed from a page that is out of date', async () => {
    await act('role', { role: 'admin', version: 1 });
    expect((await act('suspend', { reason: 'x', version: 1 })).json()).toMatchObject({
      status: 409,
      code: 'stale-edit',
    });
    await act('role', { role: 'member', version: 2 });
  });
});

describe('a suspension', () => {
  test('ends every session at once, here and on other copies, and only the right password learns of it', async () => {
    const own = await account().signIn(email);
    const copy = await createService(accountService, account().service.env);
    try {
      expect((await act('suspend', { reason: ' 약관 위반 ', version: 1 })).json()).toMatchObject({
        status: 'suspended',
      });
      const headers = { authorization: `Bearer ${own.accessToken}`, cookie: `refresh_token=${own.refreshToken}` };
      expect((await copy.app.inject({ url: '/api/user/account', headers })).statusCode).toBe(401);
      expect((await copy.app.inject({ method: 'POST', url: '/api/user/refresh', headers })).statusCode).toBe(401);
    } finally {
      await copy.close();
    }
    expect(await statusOf()).toMatchObject({ status: 403, code: 'suspended' });
    expect((await account().post('signin', { email, password: 'not the password' })).json()).toMatchObject({
      status: 401,
      code: 'wrong-credentials',
    });
    expect((await get(`/${id}`)).json()).toMatchObject({
      suspension: { reason: '약관 위반', by: admin.email, at: expect.any(String) },
    });
    expect((await account().service.audit()).map(({ action }) => action)).toContain('member.suspend');
  });

  test('is lifted again', async () => {
    await act('suspend', { reason: 'x', version: 1 });
    expect((await act('unsuspend', { version: 2 })).json()).toMatchObject({ status: 'active', version: 3 });
    expect(await statusOf()).toMatchObject({ email });
  });

  test('needs a reason, and is not for oneself', async () => {
    expect((await act('suspend', { reason: '  ', version: 1 })).json()).toMatchObject({
      status: 400,
      errors: { reason: 'required' },
    });
    expect((await act('suspend', { reason: 'x', version: 1 }, admin.id)).json()).toMatchObject({
      status: 409,
      code: 'own-account',
    });
  });
});

describe('many at once', () => {
  const many = (what: 'suspend' | 'unsuspend', members: object[], more: object = {}) =>
    account().call('POST', `admin/members/${what}`, admin.accessToken, { members, ...more });
  const reason = '광고 글을 되풀이해 올림';

  test('are suspended and let in again, each with a line of its own in the log', async () => {
    const second = await account().newMember();
    const secondId = await account().idOf(second);
    const own = await account().signIn(second);
    expect(
      (
        await many(
          'suspend',
          [
            { id, version: 1 },
            { id: secondId, version: 1 },
          ],
          { reason },
        )
      ).json(),
    ).toEqual({ changed: [id, secondId], refused: [] });
    expect([await statusOf(), await statusOf(second)]).toEqual([
      expect.objectContaining({ code: 'suspended' }),
      expect.objectContaining({ code: 'suspended' }),
    ]);
    expect((await account().get('account', own.accessToken)).statusCode).toBe(401);
    expect((await account().service.audit()).slice(-2)).toMatchObject(
      [id, secondId].map((subject) => ({ action: 'member.suspend', actor: { id: admin.id }, subjects: [subject] })),
    );
    await many('unsuspend', [
      { id, version: 2 },
      { id: secondId, version: 2 },
    ]);
    expect([await statusOf(), await statusOf(second)]).toEqual([
      expect.objectContaining({ email }),
      expect.objectContaining({ email: second }),
    ]);
  });

  test('pass over oneself, who was changed meanwhile and who has left, and name them', async () => {
    const stale = await account().newMember();
    const staleId = await account().idOf(stale);
    const gone = '11111111-1111-4111-8111-111111111111';
    const answer = await many(
      'suspend',
      [
        { id: admin.id, version: 1 },
        { id: staleId, version: 9 },
        { id: gone, version: 1 },
        { id, version: 1 },
      ],
      { reason },
    );
    expect(answer.json()).toEqual({
      changed: [id],
      refused: [
        { id: admin.id, code: 'own-account' },
        { id: staleId, code: 'stale-edit' },
        { id: gone, code: 'member-not-found' },
      ],
    });
    expect(await statusOf(admin.email)).toMatchObject({ email: admin.email });
    expect(await statusOf(stale)).toMatchObject({ email: stale });
  });

  test('need a reason, and are no more than a page', async () => {
    expect((await many('suspend', [{ id, version: 1 }], { reason: ' ' })).json()).toMatchObject({
      status: 400,
      errors: { reason: 'required' },
    });
    expect(
      (
        await many(
          'unsuspend',
          Array.from({ length: 101 }, () => ({ id, version: 1 })),
        )
      ).statusCode,
    ).toBe(400);
    expect((await many('unsuspend', [])).statusCode).toBe(400);
  });
});
