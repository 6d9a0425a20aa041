import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { problem, serviceLimitMs } from '@portal/runtime';
import { Type } from 'typebox';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { idempotencyMigration } from './idempotency-migration.ts';
import { rememberAnswer } from './idempotency.ts';

const body = Type.Object({ name: Type.String({ minLength: 1 }), pauseMs: Type.Optional(Type.Integer()) });
const created = { id: expect.any(Number), name: '김철수' };

/** Calls of `/held`, the first of which waits. */
const held = { calls: 0 };
let endTest: () => void;
let endOfTest: Promise<void>;

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      const insert = async (name: string) =>
        (await app.db('things').insert({ name }).returning<{ id: number; name: string }[]>(['id', 'name']))[0];
      app.post('/things', { config: { access: 'optional' }, schema: { body } }, async (request, reply) => {
        if (request.body.name === 'taken') throw problem.conflict('taken');
        const thing = await insert(request.body.name);
        await wait(request.body.pauseMs ?? 0);
        return reply
          .code(201)
          .header('location', `/things/${thing?.id}`)
          .header('set-cookie', 'receipt=r4nd0m')
          .send(thing);
      });
      app.post('/exact', { config: { access: 'public' }, schema: { body } }, async (request) => {
        await app.db.transaction(async (trx) => {
          const [thing] = await trx('things').insert({ name: request.body.name }).returning(['id', 'name']);
          await rememberAnswer(trx, request, { status: 201, body: thing });
        });
        // As if the process had died right after the commit: the client gets no response
        await endOfTest;
      });
      app.post('/held', { config: { access: 'public' }, schema: { body } }, async (request) =>
        app.db.transaction(async (trx) => {
          const [thing] = await trx('things')
            .insert({ name: request.body.name })
            .returning<{ id: number; name: string }[]>(['id', 'name']);
          held.calls += 1;
          if (held.calls === 1) await endOfTest;
          await rememberAnswer(trx, request, { status: 200, body: thing });
          return thing;
        }),
      );
      app.post('/empty', { config: { access: 'public' } }, async (_request, reply) => {
        await insert('empty');
        return reply.code(204).send(null);
      });
      app.post('/secret', { config: { access: 'public', idempotency: false } }, async () => insert('secret'));
    },
  },
  migrations: {
    '001-things': {
      up: (db) => db.raw('create table things (id int generated always as identity primary key, name text not null)'),
      down: (db) => db.raw('drop table things'),
    },
    '002-idempotency': idempotencyMigration,
  },
});

let service: TestService;
let copy: Service;
let key: string;

beforeAll(async () => {
  service = await createTestService(definition);
  copy = await createService(definition, service.env);
}, 30_000);
beforeEach(async () => {
  key = randomUUID();
  endOfTest = new Promise((done) => (endTest = done));
  await service.db('things').delete();
});
afterAll(async () => {
  await copy.close();
  await service.close();
});

const post = (
  changes: {
    url?: string;
    name?: string;
    pauseMs?: number;
    key?: string;
    token?: string;
    at?: Pick<Service, 'app'>;
  } = {},
) => {
  const { url = 'things', name = '김철수', pauseMs, at = service } = changes;
  const authorization = changes.token ? { authorization: `Bearer ${changes.token}` } : {};
  return at.app.inject({
    method: 'POST',
    url: `/api/sample/${url}`,
    payload: { name, pauseMs },
    headers: { 'idempotency-key': changes.key ?? key, ...authorization },
  });
};
const things = async () => Number((await service.db('things').count({ n: '*' }).first())?.['n']);

describe('the same call with the same key', () => {
  test('is done once and answered alike, on whichever copy', async () => {
    const first = await post();
    const second = await post({ at: copy });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual(created);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(second.headers).toMatchObject({
      'idempotency-replayed': 'true',
      location: first.headers.location,
      'set-cookie': first.headers['set-cookie'],
      'content-type': first.headers['content-type'],
    });
    expect(await things()).toBe(1);
  });

  test('is done once when it arrives many times at once; who comes too early is told to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post({ pauseMs: 1_000, at: index % 2 ? copy : service })),
    );
    const early = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(early).toHaveLength(9);
    expect(early[0]?.json()).toMatchObject({ code: 'idempotency-in-progress' });
    expect(early[0]?.headers['retry-after']).toBe('1');
    expect(await things()).toBe(1);
  });

  test('repeats an answer without a body', async () => {
    await post({ url: 'empty' });
    const again = await post({ url: 'empty' });
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([204, '', 'true']);
    expect(await things()).toBe(1);
  });

  test('is done anew after a failure, with whatever was mended', async () => {
    expect((await post({ name: 'taken' })).json()).toMatchObject({ code: 'taken' });
    expect((await post({ name: '' })).statusCode).toBe(400);
    expect((await post()).statusCode).toBe(201);
  });

  test('is done anew after a day', async () => {
    await post();
    await service.db('idempotency_keys').update({ startedAt: service.db.raw("now() - interval '24 hours 1 second'") });
    expect((await post()).headers).not.toHaveProperty('idempotency-replayed');
    expect(await things()).toBe(2);
  });

  test('answers even though the first process was killed after its commit', async () => {
    const first = post({ url: 'exact' });
    while ((await things()) === 0) await wait(10);
    const again = await post({ url: 'exact', at: copy });
    expect([again.statusCode, again.json()]).toEqual([201, created]);
    expect(await things()).toBe(1);
    endTest();
    await first;
    // What the first one answers in the end does not replace what its transaction kept
    expect((await post({ url: 'exact' })).json()).toEqual(created);
  });

  test('may be taken over once the request that holds it is past its limit, and is done once all the same', async () => {
    const first = post({ url: 'held' });
    while (held.calls === 0) await wait(10);
    const [row] = await service
      .db('idempotency_keys')
      .orderBy('startedAt', 'desc')
      .limit(1)
      .select<{ seconds: number }[]>(service.db.raw('extract(epoch from leased_until - started_at)::float as seconds'));
    expect(row?.seconds).toBe(serviceLimitMs / 1_000);
    expect((await post({ url: 'held', at: copy })).json()).toMatchObject({
      status: 409,
      code: 'idempotency-in-progress',
    });
    await service.db('idempotency_keys').update({ leasedUntil: service.db.raw("now() - interval '1 second'") });
    const again = await post({ url: 'held', at: copy });
    expect(again.statusCode).toBe(200);
    endTest();
    expect((await first).json()).toMatchObject({ status: 409, code: 'idempotency-in-progress' });
    expect((await post({ url: 'held' })).json()).toEqual(again.json());
    expect(await things()).toBe(1);
  });

  test('is taken over from a process that died before its commit, when its lease is over', async () => {
    await post();
    await service
      .db('idempotency_keys')
      .update({ answer: null, leasedUntil: service.db.raw("now() - interval '1 second'") });
    expect((await post()).statusCode).toBe(201);
  });
});

describe('another call with the same key', () => {
  test('is refused when its body differs', async () => {
    await post();
    expect((await post({ name: '이영희' })).json()).toMatchObject({ status: 409, code: 'idempotency-key-reused' });
    expect(await things()).toBe(1);
  });

  test('is a call of its own for another caller', async () => {
    await post();
    const answers = await Promise.all([post({ token: service.token() }), post({ token: service.token() })]);
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, undefined]);
    expect(await things()).toBe(3);
  });
});

describe('the table', () => {
  test('holds neither keys nor what answers say', async () => {
    await post();
    const rows = JSON.stringify(
      await service
        .db('idempotency_keys')
        .select(service.db.raw("encode(answer, 'escape') as answer, encode(key_hash, 'escape') as key")),
    );
    expect(rows).not.toContain('김철수');
    expect(rows).not.toContain(key);
  });

  test('holds nothing by which the body could be guessed: one body has another print under each key', async () => {
    await post();
    await post({ key: randomUUID() });
    const [last, first] = await service
      .db('idempotency_keys')
      .orderBy('startedAt', 'desc')
      .limit(2)
      .select<{ fingerprint: Buffer }[]>('fingerprint');
    expect(last?.fingerprint.equals(first?.fingerprint ?? last.fingerprint)).toBe(false);
  });

  test('forgets what is older than a day', async () => {
    await post();
    await service.db('idempotency_keys').update({ startedAt: service.db.raw("now() - interval '2 days'") });
    await post({ key: randomUUID() });
    expect(Number((await service.db('idempotency_keys').count({ n: '*' }).first())?.['n'])).toBe(1);
  });
});

test('a route may refuse to remember', async () => {
  await post({ url: 'secret' });
  expect((await post({ url: 'secret' })).headers).not.toHaveProperty('idempotency-replayed');
  expect(await things()).toBe(2);
});

test.each([
  ['short', 'short'],
  ['spaced', 'with a space in it'],
  ['long', 'x'.repeat(201)],
])('a key that is %s is refused', async (_what, bad) => {
  expect((await post({ key: bad })).json()).toMatchObject({ status: 400, code: 'idempotency-key-invalid' });
});
