import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '@portal/runtime';
import type { Knex } from 'knex';

const databaseLimitMs = 1_500;
const retryAfterSeconds = 5;

/** Body of `/health/ready` of a service. 503 `database-unavailable` when its database does not respond. */
export async function databaseReady(db: Knex): Promise<{ status: 'ok' }> {
  const answer = db.raw('select 1').then(
    () => true,
    () => false,
  );
  if (await Promise.race([answer, wait(databaseLimitMs, false, { ref: false })])) return { status: 'ok' };
  throw problem.unavailable('database-unavailable', retryAfterSeconds);
}
