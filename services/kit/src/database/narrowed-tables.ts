import type { Limit, SchemaSnapshot } from './schema-snapshot.ts';
import { isWidenedCheck } from './widened-check.ts';

const keyOf = ({ table, kind, definition }: Limit) => JSON.stringify([table, kind, definition]);

/**
 * Whether rows of code that does not know a limit's columns always satisfy it: it is about new columns alone, which such rows
 * leave at null or a default, and where it demands different values they get them.
 */
function isOfNewColumns({ table, kind, columns, definition }: Limit, before: SchemaSnapshot, after: SchemaSnapshot) {
  if (!['check constraint', 'exclusion constraint', 'foreign key', 'unique index'].includes(kind)) return false;
  const own = columns.map((name) => (name === null ? undefined : after.columns.get(`${table}.${name}`)));
  const isNew = own.every((found) => found && !found.isGenerated && !before.columns.has(`${table}.${found.column}`));
  if (!isNew || own.length === 0) return false;
  const demandsDifference = kind === 'unique index' || kind === 'exclusion constraint';
  return !demandsDifference || (own.some((found) => found?.isDistinct) && !definition.includes('NULLS NOT DISTINCT'));
}

/** Columns that may no longer be null, of those that were there before. */
function newlyRequired(before: SchemaSnapshot, after: SchemaSnapshot): Limit[] {
  return [...before.columns]
    .filter(([name, { isNotNull }]) => !isNotNull && after.columns.get(name)?.isNotNull)
    .map(([, { table, column }]) => ({ table, name: column, kind: 'not null', definition: '', columns: [column] }));
}

/**
 * Limits by which a table that was there before refuses rows that it took: new ones, and those that changed. Dropped and renamed
 * ones, check constraints that allow more, and limits of columns that are new are none of them.
 */
export function narrowedTables(before: SchemaSnapshot, after: SchemaSnapshot): Limit[] {
  const known = new Set(before.limits.map(keyOf));
  const wasNarrower = (limit: Limit) =>
    limit.kind === 'check constraint' &&
    before.limits.some(
      ({ table, name, definition }) =>
        table === limit.table && name === limit.name && isWidenedCheck(definition, limit.definition),
    );
  const added = after.limits.filter(
    (limit) =>
      before.names.has(limit.table) &&
      !known.has(keyOf(limit)) &&
      !wasNarrower(limit) &&
      !isOfNewColumns(limit, before, after),
  );
  return [...newlyRequired(before, after), ...added];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** SQL that takes a limit away again; `isDomain` when it is one of a domain. */
export function dropLimitSql({ table, name, kind }: Limit, isDomain: boolean): string {
  const [of, what] = [`${isDomain ? 'domain' : 'table'} ${quoted(table)}`, quoted(name)];
  switch (kind) {
    case 'not null':
      return `alter ${of} alter column ${what} drop not null`;
    case 'trigger':
      return `drop trigger ${what} on ${quoted(table)}`;
    case 'rule':
      return `drop rule ${what} on ${quoted(table)}`;
    case 'row level security':
      return `alter ${of} disable row level security`;
    case 'unique index':
      return `alter ${of} drop constraint if exists ${what}; drop index if exists ${what}`;
    case 'check constraint':
    case 'exclusion constraint':
    case 'foreign key':
      return `alter ${of} drop constraint ${what}`;
  }
}
