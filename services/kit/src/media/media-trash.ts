import type { Knex } from 'knex';
import { giveUpFiles } from '../files/file-ledger.ts';
import type { FileLedger } from '../files/file-ledger.ts';

/** So long an image can be brought back. */
const keptDays = 30;

/** Deletes images for good that were removed long ago, with their files; says how many. */
export async function purgeRemovedMedia(db: Knex, ledger: FileLedger): Promise<number> {
  const purged = await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { largePath: string; tilePath: string }[] }>(
      `delete from removed_media where id in (
         select id from removed_media where removed_at < now() - interval '${keptDays} days'
         order by removed_at limit 100 for update skip locked
       ) returning large_path, tile_path`,
    );
    await giveUpFiles(
      trx,
      rows.flatMap(({ largePath, tilePath }) => [largePath, tilePath]),
    );
    return rows.length;
  });
  await ledger.sweep();
  return purged;
}
