import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const list = async (query: Record<string, string> = {}, as = admin) =>
  (await support().ask('GET', `/api/email/admin/inquiries?${new URLSearchParams(query)}`, { as })).json();
const change = (number: string, body: object, as = admin) =>
  support().ask('PATCH', `/api/email/admin/inquiries/${number}`, { as, body });
const auditOf = async (action: string) => (await support().service.audit()).filter((entry) => entry.action === action);

/** The time limit of statements is for calls; what a test prepares may take longer on a busy machine. */
/** Without the indexes of searches, which take a millisecond a row; building them afterwards takes a fraction. */
async function insertMany(statement: string, values: string[] = []): Promise<void> {
  const { service } = support();
  const { rows } = await service.db.raw<{ rows: { name: string; definition: string }[] }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'inquiries' and indexdef ilike '% using gin %'`,
  );
  if (rows.length === 0) throw new Error('inquiries have no index of searches');
  await service.asOwner(rows.map(({ name }) => `drop index ${name}`).join(';'));
  await service.db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(statement, values);
  });
  await service.asOwner(rows.map(({ definition }) => definition).join(';'));
}

describe('the list', () => {
  test('shows all three forms, newest first, and how many there are in each state', async () => {
    const mark = randomUUID();
    const numbers = [
      await support().inquiry({ title: mark }),
      await support().application({ title: mark }),
      await support().application({ title: mark, smwpId: '', smwpPassword: '' }),
    ];
    const answered = await support().inquiry({ title: mark });
    await change(answered, { version: 1, state: 'answered' });
    const page = await list({ search: mark });
    expect(page.data.map(({ number, form }: Record<string, string>) => [number, form])).toEqual([
      [answered, 'question'],
      [numbers[2], 'webeq'],
      [numbers[1], 'smwp'],
      [numbers[0], 'question'],
    ]);
    expect(page).toMatchObject({
      total: 4,
      page: 1,
      pageCount: 1,
      counts: { received: 3, inProgress: 0, answered: 1, spam: 0 },
    });
    expect((await list({ search: mark, state: 'answered' })).data).toHaveLength(1);
  });

  test('marks senders that a mail did not reach', async () => {
    const title = randomUUID();
    const emailAddress = `${title.slice(0, 8)}@gone.example`;
    const number = await support().inquiry({ title, emailAddress });
    await support().inquiry({ title });
    const failed = {
      key: `failed:${title}`,
      recipient: emailAddress.toUpperCase(),
      subject: 'x',
      bodyText: 'x',
      failedAt: new Date(),
    };
    await support().service.db('outbox').insert(failed);
    expect((await list({ search: title })).data).toMatchObject([{ mailFails: false }, { number, mailFails: true }]);
    expect((await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as: admin })).json()).toMatchObject({
      mailFails: true,
    });
  });

  test('hides spam until it is asked for', async () => {
    const title = randomUUID();
    await support().inquiry({ title, website: 'x' });
    expect((await list({ search: title })).total).toBe(0);
    expect(await list({ search: title, state: 'spam' })).toMatchObject({
      total: 1,
      data: [{ trapped: true, state: 'spam' }],
      counts: { spam: 1 },
    });
  });

  test.each([
    ['form', 'smwp'],
    ['type', 'education'],
    ['product', 'sm2s'],
    ['assignee', 'me'],
    ['assignee', 'none'],
  ])('filters by %s=%s', async (name, value) => {
    const title = randomUUID();
    await support().inquiry({ title, type: 'education' });
    await support().inquiry({ title, product: 'sm2s' });
    await support().application({ title });
    await list();
    const given = await support().inquiry({ title });
    await change(given, { version: 1, assigneeId: admin.id });
    const { data, total } = await list({ search: title, [name]: value });
    expect(total).toBe(name === 'assignee' && value === 'none' ? 3 : 1);
    const meant = { me: admin.id, none: null }[value as 'me'];
    for (const row of data)
      expect(name === 'assignee' ? (row.assignee?.id ?? null) : row[name]).toBe(name === 'assignee' ? meant : value);
  });

  test('searches in names, addresses, telephone numbers, titles and texts, taking % and _ as they are', async () => {
    const mark = randomUUID().slice(0, 8);
    const number = await support().inquiry({
      name: `홍길동${mark}`,
      phone: `010-${mark}`,
      emailAddress: `hong${mark}@example.com`,
      title: `100%_${mark}`,
      content: `본문 ${mark} 입니다 ㈜한빛정밀${mark} ㄱ형강`,
    });
    for (const search of [
      `길동${mark}`,
      `010-${mark}`,
      `HONG${mark}@`,
      `100%_${mark}`,
      `${mark} 입니다`,
      `(주)한빛정밀${mark}`,
      `㈜한빛정밀${mark} ﾡ형강`,
      number,
    ]) {
      expect((await list({ search })).data.map((row: { number: string }) => row.number)).toEqual([number]);
    }
    expect((await list({ search: `1_0%${mark}` })).total).toBe(0);
  });

  test('takes the days of Seoul', async () => {
    const title = randomUUID();
    const number = await support().inquiry({ title });
    // 2026-03-02 00:30 in Seoul
    await support().service.db('inquiries').where({ number }).update({ createdAt: '2026-03-01T15:30:00Z' });
    expect((await list({ search: title, from: '2026-03-02', to: '2026-03-02' })).total).toBe(1);
    expect((await list({ search: title, to: '2026-03-01' })).total).toBe(0);
    expect((await list({ search: title, from: '2026-03-03' })).total).toBe(0);
  });

  test('sorts both ways, and pages never overlap', async () => {
    const title = randomUUID();
    for (const name of ['나', '가', '다', '가']) await support().inquiry({ title, name });
    const names = async (sort: string) =>
      (await list({ search: title, sort })).data.map((row: { name: string }) => row.name);
    expect(await names('name')).toEqual(['가', '가', '나', '다']);
    expect(await names('-name')).toEqual(['다', '나', '가', '가']);
    const pages = await Promise.all(
      ['1', '2'].map((page) => list({ search: title, sort: 'name', page, pageSize: '2' })),
    );
    expect(new Set(pages.flatMap(({ data }) => data.map((row: { number: string }) => row.number))).size).toBe(4);
    expect(
      (await support().ask('GET', '/api/email/admin/inquiries?sort=password_sealed', { as: admin })).statusCode,
    ).toBe(400);
  });

  test('is written into the audit log, with whose data was shown', async () => {
    const title = randomUUID();
    const member = newMember();
    await support().inquiry({ title, emailAddress: 'Kim.Audit@Example.com' }, member);
    await list({ search: title });
    const [entry] = (await auditOf('inquiries.view')).slice(-1);
    expect(entry).toMatchObject({
      actor: { id: admin.id, email: admin.email },
      subjects: expect.arrayContaining(['kim.audit@example.com', member.id]),
    });
    expect(JSON.stringify(entry)).not.toContain(title);
  });
});

test('a search that very many fit says at least how many, and shows the newest of them', async () => {
  await insertMany(`
    insert into inquiries (number, form, type, name, phone, email, title, content, locale, state, created_at)
    select 'Q-2031-' || (100000 + n), 'question', 'other', '김하늘', '010', 'a@example.com', '흔한낱말 ' || n, '내용', 'ko',
      (array['received','answered'])[1 + n % 2], now() + n * interval '1 second'
    from generate_series(1, 2100) n`);
  const search = async (query: string) =>
    (await support().ask('GET', `/api/email/admin/inquiries?${query}`, { as: newAdmin() })).json();
  const common = encodeURIComponent('흔한낱말');
  expect(await search(`search=${common}&pageSize=2`)).toMatchObject({
    isCapped: true,
    total: 2_000,
    pageCount: 1_000,
    data: [{ title: '흔한낱말 2100' }, { title: '흔한낱말 2099' }],
  });
  const answered = await search(`search=${common}&state=answered&pageSize=100&page=11`);
  expect(answered).toMatchObject({ isCapped: true, total: 1_050 });
  expect(answered.data).toHaveLength(50);
  const rare = await search(`search=${encodeURIComponent('흔한낱말 209')}`);
  expect(rare).toMatchObject({ total: 11, counts: { received: 5, answered: 6 } });
  expect(rare.isCapped).toBeUndefined();
});

describe('the export', () => {
  test('is what the filters leave, whole, and recorded', async () => {
    const title = randomUUID();
    const number = await support().application({ title, phone: '010-0000-1234', name: '=SUM(A1)' });
    await support().inquiry({ title, website: 'spam' });
    const answer = await support().ask('GET', `/api/email/admin/inquiries/export?search=${title}`, { as: admin });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(String(answer.headers['content-disposition'])).toMatch(
      /filename\*=UTF-8''%EB%AC%B8%EC%9D%98-\d{4}-\d\d-\d\d\.csv/,
    );
    const lines = answer.body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toContain('접수번호');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(number);
    expect(lines[1]).toContain('보관 중');
    expect(lines[1]).not.toMatch(/,=SUM|Gongjang/);
    expect((await auditOf('inquiries.export')).at(-1)).toMatchObject({ details: { format: 'csv', exported: 1 } });
  });

  test('is an Excel file on request', async () => {
    const answer = await support().ask('GET', '/api/email/admin/inquiries/export?format=xlsx&lang=en', { as: admin });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(answer.body.startsWith('PK')).toBe(true);
  });

  test('has every row once, however many', async () => {
    const title = randomUUID();
    await insertMany(
      `insert into inquiries (number, form, type, name, phone, email, title, content, locale)
      select 'Q-2025-' || lpad(n::text, 6, '0'), 'question', 'other', 'n' || n, '0', 'x@example.com', ?, 'c', 'ko' from generate_series(1, 1203) n`,
      [title],
    );
    const { body } = await support().ask('GET', `/api/email/admin/inquiries/export?search=${title}&sort=number`, {
      as: admin,
    });
    const numbers = [...body.matchAll(/Q-2025-(\d{6})/g)].map(([, digits]) => Number(digits));
    expect(numbers).toEqual(Array.from({ length: 1203 }, (_, index) => index + 1));
  });
});
