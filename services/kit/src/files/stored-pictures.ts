import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';
import { withoutMetadata } from '../images/metadata/without-metadata.ts';
import { claimFiles, giveUpFiles } from './file-ledger.ts';
import type { FileLedger } from './file-ledger.ts';
import type { FileStore } from './file-store.ts';

/** A table whose rows have a file each. */
export interface PictureTable {
  table: string;
  /** SQL: the file of a row may be a picture. */
  isPicture: string;
  /** Its columns, as code names them. */
  columns: { path: string; bytes: string; sha256: string };
}

/** Notes which stored files `cleanStoredPictures` has to look at: those from before uploads lost their metadata. */
export function storedPicturesMigration(tables: readonly PictureTable[]): Migration {
  return {
    async up(db) {
      await db.raw('create table unclean_pictures (source text, id text, primary key (source, id))');
      for (const { table, isPicture } of tables)
        await db.raw(`insert into unclean_pictures select '${table}', id::text from ${table} where ${isPicture}`);
    },
    async down(db) {
      await db.raw('drop table unclean_pictures');
    },
  };
}

interface Cleaning {
  files: FileStore;
  ledger: FileLedger;
  tables: readonly PictureTable[];
}

/** Pictures in one run of a maintenance job: each is read as a whole. */
const cleanedAtOnce = 100;

async function contentOf(files: FileStore, name: string): Promise<Buffer | undefined> {
  const opened = await files.open(name);
  if (!opened) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of opened.stream as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Takes the metadata out of pictures that were stored before uploads lost it, 100 at a time until none is left; says how many it has
 * looked at. A cleaned picture is another file, so that a process may die anywhere; a row that has another file by then keeps it.
 */
export async function cleanStoredPictures(db: Knex, { files, ledger, tables }: Cleaning): Promise<number> {
  const waiting = await db('unclean_pictures').limit(cleanedAtOnce).select<{ source: string; id: string }[]>();
  for (const { source, id } of waiting) {
    const known = tables.find(({ table }) => table === source);
    if (!known) throw new Error(`no table of pictures is called ${source}`);
    const { columns } = known;
    const row = await db(source).where({ id }).first<{ path: string | null } | undefined>({ path: columns.path });
    const content = row?.path ? await contentOf(files, row.path) : undefined;
    const cleaned = content && withoutMetadata(content);
    if (row?.path && cleaned && cleaned !== content)
      await replace(db, { files, ledger }, { known, id, from: row.path }, cleaned);
    await db('unclean_pictures').where({ source, id }).delete();
  }
  return waiting.length;
}

async function replace(
  db: Knex,
  { files, ledger }: Pick<Cleaning, 'files' | 'ledger'>,
  { known: { table, columns }, id, from }: { known: PictureTable; id: string; from: string },
  content: Buffer,
): Promise<void> {
  const to = `${path.posix.dirname(from)}/${randomUUID()}${path.extname(from)}`;
  await ledger.expect(to);
  const { bytes, sha256 } = await files.put(to, Readable.from([content]), content.length);
  const isReplaced = await db.transaction(async (trx) => {
    const replaced = await trx(table)
      .where({ id, [columns.path]: from })
      .update({ [columns.path]: to, [columns.bytes]: bytes, [columns.sha256]: sha256 });
    if (replaced === 0) return false;
    await claimFiles(trx, [to]);
    await giveUpFiles(trx, [from]);
    return true;
  });
  if (isReplaced) await ledger.sweep();
  else await ledger.drop(to);
}
