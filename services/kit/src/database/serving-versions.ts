import { ConfigError } from '@portal/runtime';
import type { Knex } from 'knex';
import type { Migration, Migrations } from './migration.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  /** A row without a value for it is refused. */
  isRequired: boolean;
}

async function readColumns(db: Knex, schema: string): Promise<Map<string, Column>> {
  const { rows } = await db.raw<{ rows: Column[] }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = ? and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
       and c.relname not like 'knex\\_%'`,
    [schema],
  );
  return new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
}

/** What code that knows only the schema before can no longer do with the one after; undefined when all of it goes on. */
function lossBetween(before: Map<string, Column>, after: Map<string, Column>): string | undefined {
  const tables = new Set([...before.values()].map(({ table }) => table));
  for (const [name, { type }] of before) {
    const now = after.get(name);
    if (!now) return `it removes ${name}`;
    if (now.type !== type) return `it makes ${name}, of type ${type}, ${now.type}`;
  }
  for (const [name, { table, isRequired }] of after) {
    if (isRequired && tables.has(table) && before.get(name)?.isRequired !== true)
      return `rows need a value of ${name} from now on`;
  }
  return undefined;
}

/** Name of the sessions of a process that serves: it says which migrations the code knows. */
export function servingName(schema: string, migrations: Migrations): string {
  return [`portal-${schema}`, ...Object.keys(migrations).toSorted().slice(-1)].join(' ');
}

/** Last migration that each serving version knows; empty for one that does not say. */
async function servingVersions(db: Knex, schema: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { knows: string }[] }>(
    `select distinct split_part(application_name, ' ', 2) as knows from pg_stat_activity
     where datname = current_database() and split_part(application_name, ' ', 1) = ?`,
    [`portal-${schema}`],
  );
  return rows.map(({ knows }) => knows);
}

/**
 * Runs a migration. Throws ConfigError, which undoes it, when it removes, retypes or newly requires a column while a version of
 * the service is connected that may need it otherwise. With nobody connected everything is allowed.
 */
export async function refuseWhatServingVersionsNeed(
  db: Knex,
  schema: string,
  name: string,
  migration: Migration,
): Promise<void> {
  const before = await readColumns(db, schema);
  await migration.up(db);
  const loss = lossBetween(before, await readColumns(db, schema));
  if (loss === undefined) return;
  const { unusedSince } = migration;
  const older = (await servingVersions(db, schema)).filter((knows) => unusedSince === undefined || knows < unusedSince);
  if (older.length === 0) return;
  const versions = older.map((knows) => knows || 'an earlier version').join(', ');
  throw new ConfigError(
    name,
    `${schema} ${name} is refused while versions serve that may need what it changes (${versions}): ${loss}. Release a version first that does without, and name its migration in unusedSince; or stop the service.`,
  );
}
