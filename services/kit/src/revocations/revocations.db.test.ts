import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { SessionUser } from '../auth/session-user.ts';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.get('/read', { config: { access: 'member' } }, async () => ({}));
      app.get('/anyone', { config: { access: 'optional' } }, async () => ({}));
      app.post('/write', { config: { access: 'member' } }, async () => ({}));
      app.get('/inbox', { config: { access: 'agent' } }, async () => ({}));
    },
  },
  migrations: {},
});
const startLimitMs = 30_000;
/** The promise of the mechanism. */
const limitMs = 1_000;

let service: TestService;
/** Two copies that listen, on the database of `service`. */
let copies: Service[];
let administrator: pg.Client;

beforeAll(async () => {
  service = await createTestService(definition);
  administrator = new pg.Client({ connectionString: service.adminUrl });
  await administrator.connect();
  copies = await Promise.all([1, 2].map(() => createService(definition, service.env)));
  await Promise.all(copies.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
}, startLimitMs);
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()));
  await administrator.end();
  await service.close();
});

const newAgent = (): Partial<SessionUser> => ({
  id: randomUUID(),
  sessionId: randomUUID(),
  roles: { sample: ['agent'] },
});
const sessionEnded = { status: 401, code: 'session-ended' };

async function ask({ app }: Pick<Service, 'app'>, call: string, user: Partial<SessionUser>) {
  const [method = 'GET', path = ''] = call.split(' ');
  const headers = { authorization: `Bearer ${service.token(user)}` };
  const response = await app.inject({ method: method as 'GET', url: `/api/sample/${path}`, headers });
  const { code } = response.json<{ code?: string }>();
  return { status: response.statusCode, code, retryAfter: response.headers['retry-after'] };
}

const endSession = (id: string | undefined, client = administrator) =>
  client.query('insert into revocations.entries (session_id) values ($1)', [id]);
const changeRights = (id: string | undefined, version: number) =>
  administrator.query('insert into revocations.entries (user_id, rights_version) values ($1, $2)', [id, version]);

describe('a revoked token', () => {
  test('is refused by every copy within a second, for every call', async () => {
    const user = newAgent();
    for (const copy of copies) expect(await ask(copy, 'GET read', user)).toMatchObject({ status: 200 });
    const revokedAt = performance.now();
    await endSession(user.sessionId);
    for (const copy of copies) {
      while ((await ask(copy, 'GET read', user)).status === 200) await wait(20);
    }
    expect(performance.now() - revokedAt).toBeLessThan(limitMs);
    for (const copy of copies) {
      for (const call of ['GET anyone', 'POST write', 'GET inbox'])
        expect(await ask(copy, call, user)).toMatchObject(sessionEnded);
    }
  });

  test('is refused as one of older rights, and the next is taken', async () => {
    const user = newAgent();
    await changeRights(user.id, 2);
    await wait(limitMs);
    expect(await ask(copies[0]!, 'GET inbox', { ...user, rightsVersion: 1 })).toMatchObject(sessionEnded);
    expect(await ask(copies[0]!, 'GET inbox', { ...user, rightsVersion: 2 })).toMatchObject({ status: 200 });
  });

  test('is refused by a copy that does not listen and so does not poll', async () => {
    const user = newAgent();
    expect(await ask(service, 'GET read', user)).toMatchObject({ status: 200 });
    await endSession(user.sessionId);
    await wait(limitMs + 50);
    expect(await ask(service, 'GET read', user)).toMatchObject(sessionEnded);
  });

  test('is not missed when its transaction commits after later ones', async () => {
    const [slow, quick] = [newAgent(), newAgent()];
    const other = new pg.Client({ connectionString: service.adminUrl });
    await other.connect();
    try {
      await other.query('begin');
      await endSession(slow.sessionId, other);
      await endSession(quick.sessionId);
      await wait(limitMs);
      expect(await ask(copies[1]!, 'GET read', quick)).toMatchObject(sessionEnded);
      expect(await ask(copies[1]!, 'GET read', slow)).toMatchObject({ status: 200 });
      await other.query('commit');
    } finally {
      await other.end();
    }
    await wait(limitMs);
    expect(await ask(copies[1]!, 'GET read', slow)).toMatchObject(sessionEnded);
  });
});

describe('while nobody knows what was revoked', () => {
  beforeAll(async () => {
    await administrator.query('revoke select on revocations.entries from test_sample');
    await wait(limitMs + 400);
  });
  afterAll(async () => {
    await administrator.query('grant select on revocations.entries to test_sample');
  });

  test('roles and changes wait, and reading goes on', async () => {
    const user = newAgent();
    const unknown = { status: 503, code: 'revocations-unavailable', retryAfter: '1' };
    expect(await ask(copies[0]!, 'GET inbox', user)).toMatchObject(unknown);
    expect(await ask(copies[0]!, 'POST write', user)).toMatchObject(unknown);
    expect(await ask(copies[0]!, 'GET read', user)).toMatchObject({ status: 200 });
  });
});

test('is over as soon as it can be known again', async () => {
  expect(await ask(copies[0]!, 'GET inbox', newAgent())).toMatchObject({ status: 200 });
});

test('a service reads what was revoked, and can neither write nor remove it', async () => {
  const denied = { code: '42501' };
  await expect(
    service.db.raw('insert into revocations.entries (session_id) values (gen_random_uuid())'),
  ).rejects.toMatchObject(denied);
  await expect(service.db.raw('delete from revocations.entries')).rejects.toMatchObject(denied);
});
