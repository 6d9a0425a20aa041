import type { Knex } from 'knex';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

interface Waiting {
  waiting: string;
  oldest: number | null;
}

/** How many mails wait, and how long the one that has been due longest does. NaN while Postgres does not respond. */
export function outboxMetrics(db: Knex, registry: Registry): void {
  const registers = [registry];
  const waiting = new Gauge({ name: 'outbox_waiting', help: 'Mails that wait to be sent', registers });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'How long the mail that has been due longest waits',
    registers,
    async collect() {
      const read = db.raw<{ rows: Waiting[] }>(
        'select count(*) as waiting, extract(epoch from now() - min(created_at))::float as oldest from outbox where sent_at is null and failed_at is null',
      );
      const row = await read.then(
        ({ rows }) => rows[0],
        () => undefined,
      );
      // Not a number: nobody knows
      waiting.set(row ? Number(row.waiting) : Number.NaN);
      oldest.set(row ? (row.oldest ?? 0) : Number.NaN);
    },
  });
}
