import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { enqueueMail, outboxMigration } from '../mail/outbox.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import type { LookupQuestion, PersonQuestion } from './record-parts.ts';

type Caller = Parameters<TestService['token']>[0];

const asked: (PersonQuestion | LookupQuestion)[] = [];
const userId = randomUUID();
const group = (id: string, records = [{ id: '1', label: '기록' }]) => ({
  id,
  label: id,
  total: records.length,
  records,
});
let service: TestService;

beforeAll(async () => {
  service = await createTestService(
    defineService({
      name: 'sample',
      bases: { sample: () => undefined },
      migrations: { '001-outbox': outboxMigration },
      overview: [],
      person: [
        {
          access: 'agent',
          read: async (_db, question) => {
            asked.push(question);
            return [group('things')];
          },
        },
        { access: 'administrator', read: async () => [group('secrets')] },
      ],
      lookup: [
        {
          access: 'agent',
          read: async (_db, question) => {
            asked.push(question);
            return { ...group('people'), subjects: [userId] };
          },
        },
        { access: 'editor', read: async () => group('texts', []) },
      ],
    }),
  );
}, 30_000);
afterAll(() => service.close());

const agent: Caller = { role: 'member', roles: { sample: ['agent'] } };
const call = (url: string, user: Caller) =>
  service.app.inject({ url: `/api/sample/admin/${url}`, headers: { authorization: `Bearer ${service.token(user)}` } });
const idsOf = async (url: string, user: Caller): Promise<string[]> =>
  (await call(url, user)).json<{ groups: { id: string }[] }>().groups.map(({ id }) => id);

describe.each([
  ['person', `person?user=${userId}`, 'person.view'],
  ['lookup', 'lookup?q=kim', 'records.search'],
])('%s', (_what, url, action) => {
  test('tells what the roles in this section allow, and notes the look', async () => {
    const before = (await service.audit()).length;
    expect(await idsOf(url, agent)).toHaveLength(1);
    expect((await service.audit()).slice(before)).toMatchObject([{ action, subjects: [userId] }]);
  });

  test.each([
    ['a member', {}],
    ['staff of another section', { roles: { other: ['manager'] } }],
  ] as [string, Caller][])('tells %s nothing, and notes nothing', async (_who, caller) => {
    const before = (await service.audit()).length;
    expect(await idsOf(url, caller)).toEqual([]);
    expect(await service.audit()).toHaveLength(before);
  });
});

test('a person is known by id, or by an address in its normal form; in the language asked for', async () => {
  asked.length = 0;
  await call(`person?user=${userId}&lang=en`, agent);
  await call('person?email=Kim@Example.com', agent);
  await call('lookup?q=%20kim%20%20lee', agent);
  expect(asked).toEqual([
    { locale: 'en', userId, address: undefined },
    { locale: 'ko', userId: undefined, address: 'kim@example.com' },
    { locale: 'ko', words: ['kim', 'lee'] },
  ]);
});

test('a call names one identity, which the audit entry has', async () => {
  const before = (await service.audit()).length;
  await call('person?email=Somebody.Else@Example.com', agent);
  expect((await service.audit()).slice(before)).toMatchObject([
    { action: 'person.view', subjects: ['somebody.else@example.com'] },
  ]);
  asked.length = 0;
  for (const query of [`user=${userId}&email=kim@example.com`, '', 'email=nonsense', 'lang=en'])
    expect((await call(`person?${query}`, agent)).json()).toMatchObject({ status: 400, code: 'one-identity' });
  expect([asked.length, (await service.audit()).length]).toEqual([0, before + 1]);
});

test('an administrator is told everything, and managers of mails to the address that did not go out', async () => {
  await enqueueMail(service.db, { to: 'Park@example.com', subject: '접수', text: '비밀 링크', key: 'receipt:1' });
  const url = 'person?email=park@example.com';
  expect(await idsOf(url, { role: 'admin' })).toEqual(['things', 'secrets', 'mails']);
  const answer = await call(url, { roles: { sample: ['manager'] } });
  expect(answer.json()).toMatchObject({
    groups: [{ id: 'things' }, { id: 'mails', total: 1, records: [{ label: '접수', note: '대기' }] }],
  });
  expect(answer.body).not.toContain('비밀 링크');
});
