import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { errorHandler, problem, serviceLimitMs, timeLimit, uploadLimitMs } from '@portal/runtime';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { connectDatabase } from '../database/connect.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { idempotencyMigration } from './idempotency-migration.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { idempotency } from './idempotency.ts';

/** Runs of the handlers, by path. */
let runs: Record<string, number> = {};
const run = (name: string) => (runs[name] = (runs[name] ?? 0) + 1);

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/plain', { config: { access: 'public' } }, async () => ({}));
      app.post('/refusing', { config: { access: 'public' } }, async () => {
        throw problem.badRequest('not-today');
      });
      app.post('/upload', { config: { access: 'public' } }, async (request) => ({
        ...(await receiveUpload(request, { maxBytes: 100 })),
        run: run('upload'),
      }));
      app.post('/slow', { config: { access: 'public' } }, async () => {
        run('slow');
        await wait(500);
        return {};
      });
    },
  },
  migrations: { '001-idempotency': idempotencyMigration },
});

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await createTestService(definition);
}, 30_000);
beforeEach(() => {
  runs = {};
  key = randomUUID();
});
afterAll(() => service.close());

const call = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'POST', url: `/api/sample/${url}`, headers: { 'idempotency-key': key, ...headers } });

function form(boundary: string) {
  return service.app.inject({
    method: 'POST',
    url: '/api/sample/upload',
    headers: { 'idempotency-key': key, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--${boundary}--\r\n`,
  });
}

test('a failure frees its own key only', async () => {
  const slow = call('slow');
  while (runs['slow'] === undefined) await wait(10);
  await call('refusing', { 'idempotency-key': randomUUID() });
  expect((await call('slow')).json()).toMatchObject({ code: 'idempotency-in-progress' });
  expect((await slow).statusCode).toBe(200);
});

test.each([
  [200, 'of 8 characters', 'x'.repeat(8)],
  [400, 'of 7 characters', 'x'.repeat(7)],
  [200, 'of 200 characters', 'x'.repeat(200)],
  [400, 'with a space near its start', 'a bcdefghij'],
  [400, 'with a space near its end', 'abcdefghij k'],
])('has the status %i for a key %s', async (status, _what, given) => {
  await service.db('idempotency_keys').delete();
  expect((await call('plain', { 'idempotency-key': given })).statusCode).toBe(status);
});

describe('a form with files', () => {
  test('is the same call under another boundary, as a browser writes it', async () => {
    expect((await form('first')).json()).toEqual({ fields: { title: 'x' }, run: 1 });
    expect((await form('second')).json()).toEqual({ fields: { title: 'x' }, run: 1 });
  });
});

describe('a key is held', () => {
  const heldSeconds = async () => {
    const row = await service
      .db('idempotency_keys')
      .orderBy('started_at', 'desc')
      .first<{ seconds: number }>(service.db.raw('extract(epoch from leased_until - started_at)::float as seconds'));
    return row.seconds;
  };

  test('for the time of a response', async () => {
    await call('plain');
    expect(await heldSeconds()).toBe(serviceLimitMs / 1_000);
  });

  test('for that of an upload before it, when there is one', async () => {
    await form('first');
    expect(await heldSeconds()).toBe((uploadLimitMs + serviceLimitMs) / 1_000);
  });
});

describe('past its time', () => {
  let hasty: FastifyInstance;
  let origin: string;
  let handlerMs = 0;
  beforeAll(async () => {
    hasty = fastify();
    await hasty.register(errorHandler, { notFoundCode: 'route-not-found' });
    await hasty.register(timeLimit, { answerMs: 200 });
    hasty.decorate('db', service.db);
    await hasty.register(idempotency);
    hasty.post('/late', async () => {
      run('late');
      await wait(handlerMs);
      return {};
    });
    origin = await hasty.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => hasty.close());
  const late = async () => {
    const response = await fetch(`${origin}/late`, { method: 'POST', headers: { 'idempotency-key': key } });
    return (await response.json()) as { status?: number; code?: string };
  };

  test('a handler keeps its key, since it may still commit', async () => {
    handlerMs = 600;
    expect(await late()).toMatchObject({ status: 503, code: 'time-limit' });
    expect(await late()).toMatchObject({ status: 409, code: 'idempotency-in-progress' });
    expect(runs['late']).toBe(1);
  });

  test('a request whose key Postgres kept waiting gives it back, since its handler never runs', async () => {
    handlerMs = 0;
    await service.db.transaction(async (trx) => {
      await trx.raw('lock table idempotency_keys in exclusive mode');
      expect(await late()).toMatchObject({ status: 503, code: 'time-limit' });
      expect(runs['late']).toBeUndefined();
    });
    // Once the waiting statement is done; not as late as the lease is over
    let answer = await late();
    for (let tries = 0; tries < 20 && answer.code !== undefined; tries += 1) {
      await wait(50);
      answer = await late();
    }
    expect([answer, runs['late']]).toEqual([{}, 1]);
  });
});

test('does not start without a database, nor without the time limit that ends a request', async () => {
  const start = async (app: FastifyInstance) => app.register(idempotency);
  await expect(start(fastify().decorate('db', service.db))).rejects.toThrow("dependency 'time-limit'");
  const bare = fastify();
  await bare.register(timeLimit);
  await expect(start(bare)).rejects.toThrow("decorator 'db'");
});

test('a key that its holder gave up while another asked for it is taken', async () => {
  const first = {
    keyHash: randomBytes(32),
    fingerprint: randomBytes(32),
    attempt: randomUUID(),
    leaseSeconds: 5,
  };
  await createIdempotencyStore(service.db).claim(first);
  const releasing = Object.assign(
    (table: string) => ({
      where: (column: string, value: Buffer) => ({
        first: async (...columns: string[]) => {
          await createIdempotencyStore(service.db).release(first);
          return service.db(table).where(column, value).first(columns);
        },
      }),
    }),
    { raw: (sql: string, values: Knex.ValueDict) => service.db.raw(sql, values) },
  );
  const second = { ...first, attempt: randomUUID() };
  expect(await createIdempotencyStore(releasing as unknown as Knex).claim(second)).toEqual({ state: 'mine' });
});

test('the table can be taken away again', async () => {
  const owner = connectDatabase({ url: service.ownerUrl, schema: 'sample', poolSize: 1, columns: 'stored' });
  await idempotencyMigration.down(owner);
  expect(await service.db.schema.hasTable('idempotency_keys')).toBe(false);
  await idempotencyMigration.up(owner);
  await owner.destroy();
  expect((await call('plain')).statusCode).toBe(200);
});
