import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { errorHandler, problem, serviceLimitMs, timeLimit, uploadLimitMs } from '@portal/runtime';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import { connectDatabase } from '../database/connect.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { createService } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { idempotencyMigration } from './idempotency-migration.ts';
import { createIdempotencyStore } from './idempotency-store.ts';
import { idempotency, rememberAnswer, rememberAnswers, rememberAs } from './idempotency.ts';

/** Runs of the handlers, by path. */
let runs: Record<string, number> = {};
const run = (name: string) => (runs[name] = (runs[name] ?? 0) + 1);

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/plain', { config: { access: 'public' } }, async () => ({ run: run('plain') }));
      app.put('/plain', { config: { access: 'public' } }, async () => ({ run: run('put') }));
      app.post('/refusing', { config: { access: 'public' } }, async () => {
        run('refusing');
        throw problem.badRequest('not-today');
      });
      app.post('/nothing', { config: { access: 'public' } }, async (_request, reply) => {
        run('nothing');
        return reply.code(204).send();
      });
      app.post('/stream', { config: { access: 'public' } }, async (_request, reply) =>
        reply.send(Readable.from([`run ${run('stream')}`])),
      );
      app.post('/upload', { config: { access: 'public' } }, async (request) => ({
        ...(await receiveUpload(request, { maxBytes: 100 })),
        run: run('upload'),
      }));
      app.post(
        '/hooks',
        {
          config: { access: 'public' },
          preHandler: async (request) => {
            if (request.headers['x-guest'] !== undefined) throw problem.forbidden();
          },
          onSend: async (_request, reply, payload) => {
            if (!reply.hasHeader('idempotency-replayed')) reply.header('set-cookie', 'written=late');
            return payload;
          },
        },
        async () => ({ run: run('hooks') }),
      );
      app.post('/lost', { config: { access: 'public' } }, async () => {
        await service.asOwner('alter table idempotency_keys rename to away');
        return { run: run('lost') };
      });
      app.post('/slow', { config: { access: 'public' } }, async () => {
        run('slow');
        await wait(500);
        return {};
      });
      app.post(
        '/kept',
        { config: { access: 'public' }, schema: { response: { 201: Type.Object({ run: Type.Integer() }) } } },
        async (request, reply) => {
          const body = { run: run('kept'), secret: 'not in the schema' };
          await rememberAnswer(app.db, request, { status: 201, body, headers: { location: '/kept/1' } });
          return reply.code(201).header('location', '/kept/1').send(body);
        },
      );
      app.post('/kept-empty', { config: { access: 'public' } }, async (request, reply) => {
        run('kept-empty');
        await rememberAs(request, 204)(app.db, undefined);
        return reply.code(204).send();
      });
      app.post('/kept-otherwise', { config: { access: 'public' } }, async (request) => {
        await rememberAs(request, 200)(app.db, { by: 'the handler' });
        return { by: 'the reply' };
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

const call = (url: string, headers: Record<string, string> = {}, method: 'POST' | 'PUT' = 'POST') =>
  service.app.inject({ method, url: `/api/sample/${url}`, headers: { 'idempotency-key': key, ...headers } });

function form(boundary: string) {
  return service.app.inject({
    method: 'POST',
    url: '/api/sample/upload',
    headers: { 'idempotency-key': key, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--${boundary}--\r\n`,
  });
}

describe('what is done each time anew', () => {
  test('a POST without a key', async () => {
    const answers = [1, 2].map(() => service.app.inject({ method: 'POST', url: '/api/sample/plain' }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(runs['plain']).toBe(2);
  });

  test('another method than POST, which is repeatable by itself', async () => {
    await call('plain', {}, 'PUT');
    expect((await call('plain', {}, 'PUT')).json()).toEqual({ run: 2 });
  });

  test('what its handler refused', async () => {
    expect((await call('refusing')).json()).toMatchObject({ status: 400, code: 'not-today' });
    expect((await call('refusing')).json()).toMatchObject({ status: 400, code: 'not-today' });
    expect(runs['refusing']).toBe(2);
  });

  test('what is answered with a stream', async () => {
    expect([(await call('stream')).body, (await call('stream')).body]).toEqual(['run 1', 'run 2']);
  });
});

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

describe('the hooks of a route', () => {
  test('run before the key is taken: who may not call it gets no stored answer', async () => {
    await call('hooks');
    expect((await call('hooks', { 'x-guest': '1' })).statusCode).toBe(403);
  });

  test('run before the answer is kept: their headers are repeated', async () => {
    await call('hooks');
    const again = await call('hooks', {});
    expect(again.json()).toEqual({ run: 1 });
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      'set-cookie': 'written=late',
    });
  });
});

test('work that is done is answered so, although the answer cannot be kept; the log says it', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const talking = await createService(definition, { ...service.env, LOG_LEVEL: 'warn' }, { logTo });
  try {
    const headers = { 'idempotency-key': key };
    const { statusCode, body } = await talking.app.inject({ method: 'POST', url: '/api/sample/lost', headers });
    expect([statusCode, body]).toEqual([200, '{"run":1}']);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'an answer was not remembered', err: { code: '42P01' } },
    ]);
  } finally {
    await service.asOwner('alter table away rename to idempotency_keys');
    await talking.close();
  }
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

describe('an answer that the handler keeps itself', () => {
  test('is repeated with its status and headers, and only with what the schema of the response lets out', async () => {
    const first = await call('kept');
    const again = await call('kept');
    expect(first.json()).toEqual({ run: 1 });
    expect([again.statusCode, again.body]).toEqual([201, '{"run":1}']);
    expect(again.headers).toMatchObject({
      'idempotency-replayed': 'true',
      location: '/kept/1',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test.each(['kept-empty', 'nothing'])('may have no body, also when the reply keeps it (%s)', async (url) => {
    await call(url);
    const again = await call(url);
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([204, '', 'true']);
    expect(runs[url]).toBe(1);
  });

  test('stays what the handler made of it', async () => {
    await call('kept-otherwise');
    expect((await call('kept-otherwise')).json()).toEqual({ by: 'the handler' });
  });

  test('needs no key', async () => {
    const response = await service.app.inject({ method: 'POST', url: '/api/sample/kept' });
    expect([response.statusCode, response.body]).toEqual([201, '{"run":1}']);
    await expect(rememberAnswers(service.db, [])).resolves.toBeUndefined();
  });
});
