import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lastDays } from '../overview/count-by-day.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { foldedListsMigration } from '../lists/text-search.ts';
import { enqueueMail, outboxMigration } from './outbox.ts';

interface Mail {
  id: string;
  kind: string;
  state: string;
  recipient: string | null;
  reason: string | null;
  attempts: number;
}

type Caller = Parameters<TestService['token']>[0];

let service: TestService;
const manager: Caller = { role: 'member', roles: { sample: ['manager'] } };

beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: { sample: () => undefined },
      migrations: { '001-outbox': outboxMigration, '002-folded-lists': foldedListsMigration() },
      overview: [
        {
          access: 'agent',
          read: async (_db, { days, locale }) => ({
            waiting: [{ id: 'things', label: locale, count: days.length, path: '/admin/sample' }],
          }),
        },
      ],
    }),
  );
}, 30_000);
afterAll(() => service.close());

beforeEach(async () => {
  await service.db('outbox').delete();
  for (const [key, to] of [
    ['receipt:1', 'kim@example.com'],
    ['receipt:2', 'lee@example.com'],
    ['reset:3', 'park@example.com'],
  ] as const)
    await enqueueMail(service.db, { to, subject: `제목 ${key}`, text: '비밀 링크', key });
  await service
    .db('outbox')
    .where({ key: 'receipt:1' })
    .update({ failedAt: new Date(), lastError: 'EAUTH 535', attempts: 4 });
  await service
    .db('outbox')
    .where({ key: 'receipt:2' })
    .update({ sentAt: new Date(), recipient: null, subject: null, bodyText: null });
});

const call = (method: 'GET' | 'POST', url: string, user: Caller = manager) =>
  service.app.inject({ method, url: `/api/sample${url}`, headers: { authorization: `Bearer ${service.token(user)}` } });
const list = async (query = ''): Promise<Mail[]> =>
  (await call('GET', `/admin/mails${query}`)).json<{ data: Mail[] }>().data;

describe('the mails of a service', () => {
  test('are listed with state and reason, and never with what they say', async () => {
    const answer = await call('GET', '/admin/mails?state=failed');
    expect(answer.json()).toMatchObject({
      total: 1,
      data: [{ kind: 'receipt', state: 'failed', recipient: 'kim@example.com', reason: 'EAUTH 535', attempts: 4 }],
    });
    expect(answer.body).not.toContain('비밀 링크');
    expect((await list('?state=sent')).map(({ recipient }) => recipient)).toEqual([null]);
    expect((await list('?search=ＰＡＲＫ')).map(({ kind }) => kind)).toEqual(['reset']);
    expect((await list('?search=PARK')).map(({ kind }) => kind)).toEqual(['reset']);
    expect(await list('?search=100%25')).toEqual([]);
  });

  test('are an entry of the audit log, with whom they were for', async () => {
    await list('?state=failed');
    expect((await service.audit()).at(-1)).toMatchObject({ action: 'mails.view', subjects: ['kim@example.com'] });
  });

  test('that failed are sent again', async () => {
    const [failed] = await list('?state=failed');
    const answer = await call('POST', `/admin/mails/${failed?.id}/resend`);
    expect(answer.json()).toMatchObject({ state: 'waiting', reason: null, attempts: 0 });
    expect((await service.audit()).at(-1)).toMatchObject({ action: 'mail.resend', subjects: ['kim@example.com'] });
    const sent = await service.mails();
    expect(sent.map(({ to }) => to)).toContain('kim@example.com');
    expect(await list('?state=failed')).toEqual([]);
  });

  test('that were sent are not sent twice, and one that there is not is 404', async () => {
    const [sent] = await list('?state=sent');
    expect((await call('POST', `/admin/mails/${sent?.id}/resend`)).json()).toMatchObject({ code: 'mail-sent' });
    expect((await call('POST', `/admin/mails/${randomUUID()}/resend`)).statusCode).toBe(404);
  });

  test.each([
    ['an agent', { role: 'member', roles: { sample: ['agent'] } }],
    ['a manager of another section', { role: 'member', roles: { other: ['manager'] } }],
  ] satisfies [string, Caller][])('are not for %s', async (_who, user) => {
    expect((await call('GET', '/admin/mails', user)).statusCode).toBe(403);
  });
});

describe('the overview', () => {
  const overview = async (user: Caller, query = '') =>
    (await call('GET', `/admin/overview${query}`, user)).json<{ waiting: object[]; states: object[] }>();

  test('tells each what their roles allow, and members nothing', async () => {
    expect(await overview({ role: 'member' })).toEqual({ waiting: [], charts: [], states: [] });
    const agent = await overview({ role: 'member', roles: { sample: ['agent'] } }, '?days=7&lang=en');
    expect(agent).toEqual({
      waiting: [{ id: 'things', label: 'en', count: 7, path: '/admin/sample' }],
      charts: [],
      states: [],
    });
    expect((await overview(manager)).states).toContainEqual(
      expect.objectContaining({ id: 'mails-failed', count: 1, isProblem: true }),
    );
  });

  test('covers days in Seoul, the last one today', () => {
    expect(lastDays(3, new Date('2026-11-30T16:00:00Z'))).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });
});
