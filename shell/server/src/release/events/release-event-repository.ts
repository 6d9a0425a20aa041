import type { Knex } from '@portal/service-kit/database';
import type { ReleaseEvent } from './release-event.ts';

const keptDays = 30;
/** Longer than one attempt may take: else a second portal would tell the same beside us. */
const leaseSeconds = 60;
const mostRead = 500;

export type Delivery = 'none' | 'waiting' | 'delivered' | 'failed';

export interface StoredEvent extends Omit<ReleaseEvent, 'key' | 'happenedAt' | 'live' | 'reason' | 'actorId'> {
  id: string;
  messageId: string;
  happenedAt: Date;
  live: string | null;
  reason: string | null;
  delivery: Delivery;
  attempts: number;
  deliveredAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
}

/** Keeps what has not been kept; in the transaction that moves, so that both happen or neither does. */
export async function addEvents(
  db: Knex,
  events: readonly ReleaseEvent[],
  delivery: 'none' | 'waiting',
): Promise<void> {
  if (events.length === 0) return;
  await db('release_events')
    .insert(events.map((event) => ({ ...event, findings: JSON.stringify(event.findings), delivery })))
    .onConflict('key')
    .ignore();
}

/** The next event that is due, which nobody else gets for a minute. */
export async function claimEvent(db: Knex): Promise<StoredEvent | undefined> {
  const { rows } = await db.raw<{ rows: StoredEvent[] }>(`
    update release_events set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from release_events
      where delivery = 'waiting' and run_at <= now() and (leased_until is null or leased_until < now())
      order by run_at, id for update skip locked limit 1
    )
    returning *`);
  return rows[0];
}

/** How an attempt went. `pauseMs` until the next; without one there is none. */
export interface Attempt {
  status?: number;
  error?: string;
  pauseMs?: number;
}

export async function noteDelivered(db: Knex, id: string, status: number): Promise<void> {
  await db('release_events').where({ id }).update({
    delivery: 'delivered',
    deliveredAt: db.fn.now(),
    leasedUntil: null,
    lastStatus: status,
    lastError: null,
  });
}

export async function noteFailed(db: Knex, id: string, { status, error, pauseMs }: Attempt): Promise<void> {
  await db('release_events')
    .where({ id })
    .update({
      delivery: pauseMs === undefined ? 'failed' : 'waiting',
      leasedUntil: null,
      lastStatus: status ?? null,
      lastError: error?.slice(0, 200) ?? null,
      ...(pauseMs !== undefined && { runAt: new Date(Date.now() + pauseMs).toISOString() }),
    });
}

/** The newest first. */
export async function readEvents(db: Knex): Promise<StoredEvent[]> {
  return db('release_events').orderBy('id', 'desc').limit(mostRead);
}

export async function removeOldEvents(db: Knex): Promise<void> {
  await db('release_events').whereRaw(`happened_at < now() - interval '${keptDays} days'`).delete();
}
