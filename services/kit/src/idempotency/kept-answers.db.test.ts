import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { problem } from '@portal/runtime';
import { Type } from 'typebox';
import { createService } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { idempotencyMigration } from './idempotency-migration.ts';
import { rememberAnswer, rememberAnswers, rememberAs } from './idempotency.ts';

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
