import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';
import type { FileStore } from './file-store.ts';

/** Table of files that no row has, or none has yet; a service that keeps files of rows has one like it. */
export const fileRemovalsMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table file_removals (
        path text primary key,
        due_at timestamptz not null
      );
      create index file_removals_due on file_removals (due_at)
    `);
  },
  async down(db) {
    await db.raw('drop table file_removals');
  },
};

/** Longer than an upload and its transaction may take. */
const unclaimedMinutes = 10;
const sweptAtOnce = 100;

/**
 * Which stored files no row has. A file is named here before it is stored and struck out by the transaction of the row
 * that gets it; a row that loses its file names it again. So a process may die anywhere and no file is left behind for good.
 */
export function createFileLedger(db: Knex, files: FileStore) {
  async function sweep(): Promise<number> {
    const swept = await db.transaction(async (trx) => {
      const due = await trx<{ path: string }>('file_removals')
        .where('dueAt', '<=', trx.fn.now())
        .orderBy('dueAt')
        .limit(sweptAtOnce)
        .forUpdate()
        .skipLocked()
        .select('path');
      for (const { path } of due) await files.remove(path);
      await trx('file_removals')
        .whereIn(
          'path',
          due.map(({ path }) => path),
        )
        .delete();
      return due.length;
    });
    return swept === sweptAtOnce ? swept + (await sweep()) : swept;
  }

  return {
    /** To be called before a file is stored. */
    async expect(...paths: string[]): Promise<void> {
      await db('file_removals').insert(
        paths.map((path) => ({ path, dueAt: db.raw(`now() + interval '${unclaimedMinutes} minutes'`) })),
      );
    },
    /** The file never came to a row. */
    async drop(...paths: string[]): Promise<void> {
      await db('file_removals').whereIn('path', paths).update({ dueAt: db.fn.now() });
      await sweep();
    },
    /** Removes files that are due, and says how many. */
    sweep,
  };
}

export type FileLedger = ReturnType<typeof createFileLedger>;

/** A row has these files now. Throws when they were given up meanwhile: the transaction must then fail. */
export async function claimFiles(trx: Knex, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const claimed = await trx('file_removals').whereIn('path', paths).delete();
  if (claimed !== paths.length) throw new Error('stored files were given up before a row had them');
}

/** No row has these files any more once the transaction is done; `sweep` then removes them. */
export async function giveUpFiles(trx: Knex, paths: (string | null)[]): Promise<void> {
  const known = paths.filter((path) => path !== null);
  if (known.length > 0)
    await trx('file_removals')
      .insert(known.map((path) => ({ path, dueAt: trx.fn.now() })))
      .onConflict('path')
      .merge();
}
