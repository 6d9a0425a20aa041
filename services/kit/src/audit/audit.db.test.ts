import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { auditOf } from './audit-of.ts';
import { recordAudit } from './record-audit.ts';

const definition = (name: string) =>
  defineService({
    name,
    bases: {
      [name]: (app) => {
        app.post('/look', { config: { access: 'member' } }, async (request) => {
          await app.db.transaction((trx) =>
            recordAudit(trx, {
              ...auditOf(request),
              action: 'things.view',
              subjects: ['Kim@example.com', 'kim@example.com'],
            }),
          );
          return { ok: true };
        });
      },
    },
    migrations: {},
  });

let writer: TestService;
let keeper: TestService;
let seen: number;

beforeAll(async () => {
  [writer, keeper] = await Promise.all([
    createTestService(definition('sample')),
    createTestService(definition('account')),
  ]);
}, 30_000);
beforeEach(async () => {
  seen = (await writer.audit()).length;
});
afterAll(() => Promise.all([writer.close(), keeper.close()]));

const written = async () => (await writer.audit()).slice(seen);
const refused = { code: '42501' };

describe('the audit log', () => {
  test('says who did what to what, when, whose data it was, and in which request', async () => {
    await recordAudit(writer.db, {
      actor: { id: 'u1', email: 'admin@example.com' },
      action: 'training.create',
      target: { type: 'training', id: '7', label: '스마트팩토리 입문' },
      details: { fields: ['title'] },
    });
    const [entry] = await written();
    expect(entry).toMatchObject({
      service: 'sample',
      actor: { id: 'u1', email: 'admin@example.com' },
      action: 'training.create',
      target: { type: 'training', id: '7', label: '스마트팩토리 입문' },
      subjects: [],
      details: { fields: ['title'] },
      requestId: null,
    });
    expect(Math.abs(Date.now() - Number(entry?.at))).toBeLessThan(60_000);
  });

  test('takes actor and request from the session, and compares addresses without regard to case', async () => {
    const headers = {
      authorization: `Bearer ${writer.token({ id: 'u2', email: 'lee@example.com' })}`,
      'x-request-id': 'from-the-portal',
    };
    await writer.app.inject({ method: 'POST', url: '/api/sample/look', headers });
    expect(await written()).toMatchObject([
      { actor: { id: 'u2', email: 'lee@example.com' }, subjects: ['kim@example.com'], requestId: 'from-the-portal' },
    ]);
  });

  test('holds nothing of a transaction that failed', async () => {
    await expect(
      writer.db.transaction(async (trx) => {
        await recordAudit(trx, { action: 'things.view' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await written()).toEqual([]);
  });

  test('knows the system as an actor', async () => {
    await recordAudit(writer.db, { action: 'training.promote' });
    expect((await written())[0]).not.toHaveProperty('actor');
  });
});

describe('a service', () => {
  test.each([
    ['read', 'select * from audit.entries'],
    ['change', "update audit.entries set actor_label = 'x'"],
    ['delete', 'delete from audit.entries'],
    ['empty', 'truncate audit.entries'],
    ['drop', 'drop table audit.entries'],
    ['back-date', "insert into audit.entries (action, at) values ('a.b', now() - interval '1 day')"],
    ['speak for another in', "insert into audit.entries (action, service) values ('a.b', 'account')"],
    ['name itself another in', "update audit.writers set service = 'account'"],
  ])('cannot %s the log', async (_what, sql) => {
    await expect(writer.db.raw(sql)).rejects.toMatchObject(refused);
  });

  test.each(['Training.create', 'create', 'kim@example.com', 'a b.c'])(
    'cannot write %j as an action',
    async (action) => {
      await expect(recordAudit(writer.db, { action })).rejects.toMatchObject({ code: '23514' });
    },
  );
});

describe('the keeper', () => {
  test('reads the log and wipes labels', async () => {
    await recordAudit(keeper.db, { actor: { id: 'u3', email: 'park@example.com' }, action: 'things.view' });
    await keeper.db.raw("update audit.entries set actor_label = null where actor_id = 'u3'");
    expect((await keeper.audit()).at(-1)).toMatchObject({ actor: { id: 'u3', email: null } });
  });

  test.each([
    ['change what was done', "update audit.entries set action = 'a.b'"],
    ['change who did it', "update audit.entries set actor_id = 'x'"],
    ['delete an entry', 'delete from audit.entries'],
  ])('cannot %s', async (_what, sql) => {
    await expect(keeper.db.raw(sql)).rejects.toMatchObject(refused);
  });
});
