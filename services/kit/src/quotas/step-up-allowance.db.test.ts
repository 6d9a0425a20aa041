import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Type } from '@portal/runtime/typebox';
import { quotaMigration } from './quota-migration.ts';
import { defineQuotas } from './quota-registry.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import type { SessionUser } from '../auth/session-user.ts';

const people = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const Rows = Type.Object({ data: Type.Array(Type.Object({ id: Type.Integer() })), total: Type.Integer() });
let sent = 0;

const definition = defineService({
  name: 'sample',
  bases: {
    sample(app) {
      app.get(
        '/people',
        {
          config: { access: 'administrator', stepUp: 'rows' },
          schema: { querystring: Type.Object({ size: Type.Integer() }), response: { 200: Rows } },
        },
        async (request) => ({ data: people(request.query.size), total: 10_000 }),
      );
      app.get('/people/1', { config: { access: 'administrator', stepUp: 'rows' } }, async () => ({ id: 1 }));
      app.get('/found', { config: { access: 'administrator', stepUp: 'rows' } }, async () => ({
        groups: [{ records: people(80) }, { records: people(80) }],
      }));
      app.post('/mails', { config: { access: 'administrator', stepUp: 'mails' } }, async () => ({ sent: (sent += 1) }));
    },
  },
  migrations: { '001-quotas': quotaMigration },
  quotas: defineQuotas({}),
});

let service: TestService;
beforeAll(async () => {
  service = await createTestService(definition);
}, 30_000);
afterAll(() => service.close());

let session: string;
beforeEach(() => {
  session = randomUUID();
});

const minutesAgo = (minutes: number) => Date.now() / 1_000 - minutes * 60;
async function call(method: 'GET' | 'POST', path: string, user: Partial<SessionUser> = {}): Promise<[number, string?]> {
  const old = { role: 'admin', sessionId: session, needsStepUp: true, secondFactorAt: minutesAgo(16) } as const;
  const headers = { authorization: `Bearer ${service.token({ ...old, ...user })}` };
  const { statusCode, json } = await service.app.inject({ method, url: `/api/sample/${path}`, headers });
  return statusCode === 200 ? [200] : [statusCode, json<{ code: string }>().code];
}
const read = (size: number, user?: Partial<SessionUser>) => call('GET', `people?size=${size}`, user);
const refused = [403, 'step-up-required'];

describe('rows', () => {
  test('beyond 300 of a session want a recent second factor, however they are cut into pages', async () => {
    for (let page = 0; page < 6; page += 1) expect(await read(50)).toEqual([200]);
    expect(await read(50)).toEqual(refused);
    expect(await call('GET', 'people/1')).toEqual(refused);
    expect(await read(50, { secondFactorAt: minutesAgo(14) })).toEqual([200]);
    expect(await read(50, { sessionId: randomUUID() })).toEqual([200]);
  });

  test('of more than that at once are refused, also where nothing was read before', async () => {
    expect(await read(301)).toEqual(refused);
  });

  test('are counted by groups, and one by one', async () => {
    expect(await call('GET', 'found')).toEqual([200]);
    expect(await read(139)).toEqual([200]);
    expect(await call('GET', 'people/1')).toEqual([200]);
    expect(await call('GET', 'found')).toEqual(refused);
  });

  test('are not counted for people without a second factor, nor while it is recent', async () => {
    for (const user of [{ needsStepUp: false }, { secondFactorAt: minutesAgo(1) }])
      expect([await read(400, user), await read(400, user)]).toEqual([[200], [200]]);
    expect(await read(300)).toEqual([200]);
  });
});

test('a mail beyond 20 of a session wants a recent second factor, and is not sent without', async () => {
  sent = 0;
  for (let nth = 0; nth < 20; nth += 1) expect(await call('POST', 'mails')).toEqual([200]);
  expect(await call('POST', 'mails')).toEqual(refused);
  expect(sent).toBe(20);
  expect(await call('POST', 'mails', { secondFactorAt: minutesAgo(14) })).toEqual([200]);
});
