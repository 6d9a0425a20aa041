import { giveUpFiles } from '@portal/service-kit';
import type { FileLedger } from '@portal/service-kit';
import type { Knex } from 'knex';

/** product.md, Boards: so long can an admin restore what was deleted. */
export const keptDays = 30;
/** SQL of what lies in the trash and can still be restored. */
export const inTrash = `removed_at > now() - interval '${keptDays} days'`;
const purgedAtOnce = 100;

interface PurgedRow {
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
      .select('id');
    const purged = await trx(table).whereIn('id', due).delete().returning<PurgedRow[]>('*');
    await giveUpFiles(
      trx,
      purged.flatMap((row) => [row.filePath, row.originalPath ?? null, row.thumbnailPath ?? null]),
    );
    return purged.length;
  });
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
