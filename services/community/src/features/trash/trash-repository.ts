import { giveUpFiles, refuseUnseen } from '@portal/service-kit';
import type { FileLedger } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createCorrections } from '../../correction-repository.ts';
import { forgetPosts } from '../../post-history-repository.ts';

/** product.md, Boards: so long can an admin restore what was deleted. */
export const keptDays = 30;
/** SQL of what lies in the trash and can still be restored. */
export const inTrash = `removed_at > now() - interval '${keptDays} days'`;
const purgedAtOnce = 100;

interface PurgedRow {
  id: number;
  filePath: string | null;
  originalPath?: string | null;
  thumbnailPath?: string | null;
}

async function purgeTable(db: Knex, table: 'classroom_posts' | 'news_items'): Promise<number> {
  return db.transaction(async (trx) => {
    const due = trx(table)
      .whereRaw(`removed_at < now() - interval '${keptDays} days'`)
      .orderBy('removedAt')
      .limit(purgedAtOnce)
      .forUpdate()
      .skipLocked()
      .select<{ id: number }[]>('id');
    if (table === 'news_items') await createCorrections(trx).discard((await due).map(({ id }) => id));
    const purged = await trx(table).whereIn('id', due).delete().returning<PurgedRow[]>('*');
    await giveUpFiles(
      trx,
      purged.flatMap((row) => [row.filePath, row.originalPath ?? null, row.thumbnailPath ?? null]),
    );
    await forgetPosts(
      trx,
      table,
      purged.map(({ id }) => id),
    );
    return purged.length;
  });
}

/**
 * Takes a post out of the trash, of an author only what they put there themselves; the number restored. 409 `stale-edit` when it has
 * another version than the one seen.
 */
export async function restorePost(
  trx: Knex.Transaction,
  table: 'classroom_posts' | 'news_items',
  { id, version }: { id: number; version?: number },
  authorId: string | undefined,
): Promise<number> {
  const row = await trx<{ id: number; authorId: string; removedByAuthor: boolean; version: number }>(table)
    .where({ id, ...(authorId === undefined ? {} : { authorId, removedByAuthor: true }) })
    .whereRaw(inTrash)
    .forUpdate()
    .first('version');
  if (!row) return 0;
  refuseUnseen(row, version);
  return trx(table).where({ id }).update({ removedAt: null, removedByAuthor: false });
}

/** Deletes for good what has lain in the trash for its time, with its files; says how many posts. Any number of copies may do so at once. */
export async function purgeTrash(db: Knex, ledger: FileLedger): Promise<number> {
  let purged = 0;
  for (const table of ['classroom_posts', 'news_items'] as const) {
    for (let batch = purgedAtOnce; batch === purgedAtOnce;) {
      batch = await purgeTable(db, table);
      purged += batch;
    }
  }
  await ledger.sweep();
  return purged;
}
