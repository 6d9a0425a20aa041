import { giveUpFiles } from '@portal/service-kit';
import type { FileLedger } from '@portal/service-kit';
import type { Knex } from 'knex';
import { boards } from '../boards/boards.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';
import { filesOf, keptDays } from '../boards/post-write-repository.ts';
import type { LockedPost } from '../boards/post-write-repository.ts';
import { createCorrections } from '../corrections/correction-repository.ts';
import { forgetPosts } from '../history/post-history-repository.ts';

const purgedAtOnce = 100;

async function purgeGroup(db: Knex, group: BoardGroup): Promise<number> {
  return db.transaction(async (trx) => {
    const due = await trx('posts')
      .whereIn('board', namesOf(group))
      .whereRaw(`removed_at < now() - interval '${keptDays} days' and held_post(board, id)`)
      .orderBy('removedAt')
      .limit(purgedAtOnce)
      .forUpdate()
      .skipLocked()
      .select<{ id: number }[]>('id');
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    if (group.isReviewed) await createCorrections(trx).discard(ids);
    const purged = await trx('posts')
      .whereIn('board', namesOf(group))
      .whereIn('id', ids)
      .delete()
      .returning<LockedPost[]>(['filePath', 'originalPath', 'thumbnailPath']);
    await giveUpFiles(trx, purged.flatMap(filesOf));
    await forgetPosts(trx, group, ids);
    return purged.length;
  });
}

/** Deletes for good what has lain in the trash for its time, with its files; says how many posts. Any number of copies may do so at once. */
export async function purgeTrash(db: Knex, ledger: FileLedger): Promise<number> {
  let purged = 0;
  for (const group of new Set(boards.map((board) => board.group))) {
    for (let batch = purgedAtOnce; batch === purgedAtOnce;) {
      batch = await purgeGroup(db, group);
      purged += batch;
    }
  }
  await ledger.sweep();
  return purged;
}
