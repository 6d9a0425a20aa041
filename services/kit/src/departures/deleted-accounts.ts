import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';

interface DeletedAccount {
  sequence: string;
  userId: string;
}

/** How far the feed of people who left has been read: one row. */
export const deletedAccountsMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table erasure_progress (
        single boolean primary key default true check (single),
        sequence bigint not null
      );
      insert into erasure_progress (sequence) values (0)
    `);
  },
  async down(db) {
    await db.raw('drop table erasure_progress');
  },
};

/**
 * Reads which accounts were deleted since the last call, and clears what the service has of them, by their ids, in one transaction
 * with how far it has read. Several copies wait for each other; where one dies, nothing was cleared and the same ids come again, as do those
 * of the last hour. Needs deletedAccountsMigration. Returns how many accounts it was.
 */
export async function readDeletedAccounts(
  db: Knex,
  clear: (trx: Knex.Transaction, ids: string[]) => Promise<unknown>,
): Promise<number> {
  return db.transaction(async (trx) => {
    const progress = await trx<{ sequence: string }>('erasure_progress').forUpdate().first('sequence');
    const { rows } = await trx.raw<{ rows: DeletedAccount[] }>('select sequence, user_id from departures.since(?)', [
      progress?.sequence ?? 0,
    ]);
    const last = rows.at(-1);
    if (!last) return 0;
    await clear(
      trx,
      rows.map(({ userId }) => userId),
    );
    await trx('erasure_progress').update({ sequence: trx.raw('greatest(sequence, ?::bigint)', [last.sequence]) });
    return rows.length;
  });
}
