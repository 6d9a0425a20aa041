import { recordAudit, seoulDate } from '@portal/service-kit';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';

const account = accountForFile();
let admin: { email: string; id: string; accessToken: string };
let email: string;
let id: string;

interface Entry {
  id: string;
  action: string;
  at: string;
  subjects: string[];
  moreSubjects?: number;
  people: Record<string, { name: string; email: string }>;
  actor?: { id: string; email?: string };
}

const get = (call: string) => account().get(`admin/audit${call}`, admin.accessToken);
const list = async (query: string) =>
  (await get(`?${query}`)).json() as unknown as { data: Entry[]; total: number; pageCount: number };
const actions = async (query: string) => (await list(query)).data.map(({ action }) => action);

beforeAll(async () => {
  admin = await account().newAdmin();
  email = await account().newMember();
  id = await account().idOf(email);
  const { db } = account().service;
  await recordAudit(db, {
    actor: { id, email },
    action: 'things.make',
    target: { type: 'thing', id: '7', label: '=HYPERLINK("x")' },
  });
  await recordAudit(db, {
    actor: { id: 'someone-else', email: 'other@example.com' },
    action: 'things.view',
    subjects: [email],
    details: { rows: 1 },
  });
  await recordAudit(db, { action: 'others.expire', target: { type: 'other', id: '8' } });
}, 30_000);

describe('the audit log', () => {
  test('is shown newest first', async () => {
    const { data, total } = await list('action=things.*');
    expect(total).toBe(2);
    expect(data).toMatchObject([
      {
        action: 'things.view',
        service: 'account',
        actor: { email: 'other@example.com' },
        subjects: [email],
        details: { rows: 1 },
      },
      { action: 'things.make', actor: { id, email }, target: { type: 'thing', id: '7', label: '=HYPERLINK("x")' } },
    ]);
  });

  test('finds what a person did and what was done with their data, by address and by id alike', async () => {
    for (const person of [email, email.toUpperCase(), id]) {
      expect(await actions(`actor=${person}`)).toEqual(['things.make', 'member.signup']);
      expect(await actions(`subject=${person}`)).toEqual(['things.view', 'member.signup']);
    }
  });

  test.each([
    ['target=7', ['things.make']],
    ['target=%3DHYPERLINK(%22x%22)', ['things.make']],
    ['service=education', []],
    ['action=others.expire&service=account', ['others.expire']],
    ['action=others.expire&from=2020-01-01&to=2020-01-02', []],
  ])('filters by %s', async (query, found) => {
    expect(await actions(query)).toEqual(found);
  });

  test('counts days in Seoul, both ends included', async () => {
    const today = seoulDate(new Date());
    expect(await actions(`action=others.expire&from=${today}&to=${today}`)).toEqual(['others.expire']);
  });

  test('comes in pages', async () => {
    const [first, second] = [await list('pageSize=2&page=1'), await list('pageSize=2&page=2')];
    expect(first.pageCount).toBeGreaterThan(1);
    expect(Number(first.data[1]?.id)).toBeGreaterThan(Number(second.data[0]?.id));
  });

  test('says which actions and services occur', async () => {
    const options = (await get('/options')).json() as { actions: string[]; services: string[] };
    expect(options.services).toEqual(['account']);
    expect(options.actions).toEqual(
      expect.arrayContaining(['member.signup', 'others.expire', 'things.make', 'things.view']),
    );
    expect(new Set(options.actions).size).toBe(options.actions.length);
  });

  test('is taken along as a file without formulas, which is an entry of its own', async () => {
    const answer = await get('/export?action=things.*');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\uFEFF일시,서비스,수행자,/);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await account().service.audit()).at(-1)).toMatchObject({
      action: 'audit.export',
      actor: { email: admin.email },
      details: { action: 'things.*', actor: false },
    });
  });

  test('names those who have an account, in the list and in the file; the id of nobody is a former member', async () => {
    const gone = '00000000-0000-4000-8000-00000000dead';
    await recordAudit(account().service.db, {
      actor: { id: gone, email: 'left@example.com' },
      action: 'named.change',
      target: { type: 'user', id: gone },
      subjects: [id, gone],
      details: { assigneeId: admin.id, before: { assigneeId: id } },
    });
    expect((await list('action=named.change')).data[0]?.people).toEqual({
      [id]: { name: '김철수', email },
      [admin.id]: { name: '김철수', email: admin.email },
    });
    const { body } = await get('/export?action=named.change&lang=en');
    expect(body).toContain(`"김철수 (${email}), Former member"`);
    expect(body).toContain(',Former member,');
  });

  test('names the first people of an entry in the list, and all in the file', async () => {
    const subjects = Array.from({ length: 500 }, (_, index) => `visitor-${index}@example.com`);
    await recordAudit(account().service.db, { action: 'many.view', subjects });
    expect((await list('action=many.view')).data).toMatchObject([
      { subjects: subjects.slice(0, 8), moreSubjects: 492 },
    ]);
    expect((await list('subject=visitor-499@example.com')).total).toBe(1);
    expect((await get('/export?action=many.view')).body).toContain('visitor-499@example.com');
    await recordAudit(account().service.db, { action: 'few.view', subjects: subjects.slice(0, 8) });
    expect((await list('action=few.view')).data[0]?.moreSubjects).toBeUndefined();
  });

  test('takes no filter that it does not know', async () => {
    expect((await get('?action=1%27or')).statusCode).toBe(400);
    expect((await get('?everything=1')).statusCode).toBe(400);
  });
});
