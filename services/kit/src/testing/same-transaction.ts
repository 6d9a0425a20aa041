import assert from 'node:assert/strict';
import type { Knex } from 'knex';

/**
 * Fails unless the newest row of `table` and the answer of its request's idempotency key were written by one transaction: a
 * process that is killed between two would do the call twice.
 */
export async function expectRememberedWith(db: Knex, table: string, newest = 'createdAt'): Promise<void> {
  const answer = await db('idempotency_keys')
    .whereNotNull('answer')
    .orderBy('startedAt', 'desc')
    .first<{ xid: string } | undefined>(db.raw('xmin::text as xid'));
  const row = await db(table).orderBy(newest, 'desc').first<{ xid: string } | undefined>(db.raw('xmin::text as xid'));
  assert.ok(answer && row, `no answer is kept, or ${table} is empty`);
  assert.equal(answer.xid, row.xid, `${table}: the answer was kept by another transaction`);
}
