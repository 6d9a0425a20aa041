import { ConfigError } from '@portal/runtime';
import type { Knex } from 'knex';
import type { Migration, Migrations } from './migration.ts';
import { dropLimitSql, narrowedTables } from './narrowed-tables.ts';
import { readSchema, type Limit, type SchemaSnapshot } from './schema-snapshot.ts';

/** What code that knows only the schema before can no longer do with the one after; undefined when all of it goes on. */
function lossBetween({ columns: before }: SchemaSnapshot, { columns: after }: SchemaSnapshot): string | undefined {
  const tables = new Set([...before.values()].map(({ table }) => table));
  for (const [name, { type }] of before) {
    const now = after.get(name);
    if (!now) return `it removes ${name}`;
    if (now.type !== type) return `it makes ${name}, of type ${type}, ${now.type}`;
  }
  for (const [name, { table, isNotNull, hasDefault }] of after) {
    if (isNotNull && !hasDefault && tables.has(table) && !before.has(name))
      return `rows need a value of ${name} from now on`;
  }
  return undefined;
}

/** Name of the sessions of a process that serves: it says which migrations the code knows. */
export function servingName(schema: string, migrations: Migrations): string {
  return [`portal-${schema}`, ...Object.keys(migrations).toSorted().slice(-1)].join(' ');
}

/** Last migration that each serving version knows; empty for one that does not say. */
export async function servingVersions(db: Knex, schema: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { knows: string }[] }>(
    `select distinct split_part(application_name, ' ', 2) as knows from pg_stat_activity
     where datname = current_database() and split_part(application_name, ' ', 1) = ?`,
    [`portal-${schema}`],
  );
  return rows.map(({ knows }) => knows);
}

const nameOf = ({ table, name, kind }: Limit) => (kind === 'row level security' ? table : `${table}.${name}`);

function describeLimit(limit: Limit): string {
  const { table, name, kind } = limit;
  if (kind === 'not null') return `rows need a value of ${table}.${name} from now on`;
  const what = kind === 'row level security' ? kind : `${kind} ${name}`;
  return `the ${what} of ${table} may refuse rows that they write`;
}

function refusal(schema: string, name: string, older: string[], what: string, hint: string): ConfigError {
  const versions = older.map((knows) => knows || 'an earlier version').join(', ');
  return new ConfigError(
    name,
    `${schema} ${name} is refused while versions serve that may need what it changes (${versions}): ${what}. ${hint}; or stop the service.`,
  );
}

/** Takes new limits away again where no transaction does; says what became of the migration. */
async function undoLimits(db: Knex, limits: Limit[], before: SchemaSnapshot): Promise<string> {
  const known = new Set(before.limits.map(nameOf));
  const added = limits.filter((limit) => !known.has(nameOf(limit)));
  const tables = new Set([...before.columns.values()].map(({ table }) => table));
  for (const limit of added) await db.raw(dropLimitSql(limit, !tables.has(limit.table)));
  const dropped = added.length > 0 ? `, ${added.map(nameOf).join(', ')} taken away again` : '';
  return ` (it runs without a transaction: what it changed stays${dropped})`;
}

/**
 * Runs a migration. Throws ConfigError, which undoes it, when a version of the service is connected that may need what it
 * changes: when it removes, retypes or newly requires a column, or when a table that was there before refuses rows that it took
 * (see narrowedTables). With nobody connected everything is allowed.
 */
export async function refuseWhatServingVersionsNeed(
  db: Knex,
  schema: string,
  name: string,
  migration: Migration,
): Promise<void> {
  const { unusedSince, narrows = {}, transaction } = migration;
  const serving = await servingVersions(db, schema);
  if (serving.length === 0) {
    await migration.up(db);
    if ((await servingVersions(db, schema)).length === 0) return;
    throw new ConfigError(name, `${schema} ${name} is refused, since a version began to serve meanwhile: start again.`);
  }
  const before = await readSchema(db, schema);
  await migration.up(db);
  const after = await readSchema(db, schema);
  const loss = lossBetween(before, after);
  const limits = narrowedTables(before, after);
  const undo = async (added: Limit[]) => (transaction === false ? undoLimits(db, added, before) : '');

  const losing = serving.filter((knows) => unusedSince === undefined || knows < unusedSince);
  if (loss !== undefined && losing.length > 0) {
    const hint = 'Release a version first that does without, and name its migration in unusedSince';
    throw refusal(schema, name, losing, `${loss}${await undo(limits)}`, hint);
  }

  const olderThan = (limit: Limit) => {
    const declared = narrows[nameOf(limit)];
    return serving.filter((knows) => !declared || (declared.satisfiedSince ?? '') > knows);
  };
  const refused = limits.filter((limit) => olderThan(limit).length > 0);
  if (refused.length === 0) return;
  const names = refused.map((limit) => `'${nameOf(limit)}'`).join(', ');
  const what = `${refused.map(describeLimit).join(', ')}${await undo(refused)}`;
  const hint = `Where every version satisfies it, state that in narrows (${names}); otherwise release one first whose rows do, and name its migration there in satisfiedSince ("not valid" is no way out: new rows are checked)`;
  throw refusal(schema, name, [...new Set(refused.flatMap(olderThan))], what, hint);
}
