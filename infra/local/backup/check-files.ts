import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findServices } from '../services.ts';

export interface CheckedFiles {
  /** Files that rows name. */
  named: number;
  /** `schema.table: path`, of files that are not there or are others. */
  faults: string[];
}

interface Column {
  schema: string;
  table: string;
  column: string;
}

/** Columns with names of stored files: `path`, `stored_path` and the like; not of the ledger of files without a row, nor of the pages that are searched. */
const columnsSql = `
  select table_schema as schema, table_name as table, column_name as column from information_schema.columns
  where table_schema = any($1) and column_name ~ '(^|_)path$' and table_name not in ('file_removals', 'search_documents') order by 1, 2, 3`;

async function fileColumns(client: pg.Client, schemas: string[]): Promise<Column[]> {
  return (await client.query<Column>(columnsSql, [schemas])).rows;
}

/** The names of all files that rows of these schemas have. */
export async function namedFiles(
  client: pg.Client,
  schemas = findServices(),
): Promise<{ place: string; name: string }[]> {
  const found: { place: string; name: string }[] = [];
  for (const { schema, table, column } of await fileColumns(client, schemas)) {
    const place = `${schema}.${table}`;
    const names = await client.query<{ name: string }>(
      `select distinct ${client.escapeIdentifier(column)} as name from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}
       where ${client.escapeIdentifier(column)} is not null`,
    );
    found.push(...names.rows.map(({ name }) => ({ place, name })));
  }
  return found;
}

/** Compares the files of a folder with the rows of a database, whose address is its admin's. */
export async function checkFiles(databaseUrl: string, filesDir: string): Promise<CheckedFiles> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const named = await namedFiles(client);
    const faults: string[] = [];
    for (const { place, name } of named)
      if (!(await stat(path.join(filesDir, name)).catch(() => undefined))?.isFile()) faults.push(`${place}: ${name}`);
    return { named: named.length, faults };
  } finally {
    await client.end();
  }
}
