import type { Knex } from 'knex';
import { snakeCaseOf } from '../database/column-names.ts';
import { sortOf } from '../lists/page-query.ts';
import type { Input } from './field-inputs.ts';
import type { AnyResource } from './resource.ts';

/** A column in SQL text. Its name comes from a description, never from a call. */
export const columnSql = ({ table }: AnyResource, column: string): string => `"${table}"."${snakeCaseOf(column)}"`;

/** A value of an entry in SQL text. */
export const valueSql = (resource: AnyResource, { column, sql }: Input): string =>
  sql === undefined ? columnSql(resource, column) : `(${sql})`;

/** What a list is sorted by: never null, so that one row is always before or behind another. */
export function sortSql(resource: AnyResource, input: Input): string {
  const { field, isRequired } = input;
  if ('sortedBy' in field && field.sortedBy !== undefined) return `(${field.sortedBy})`;
  const sql = valueSql(resource, input);
  if (isRequired) return sql;
  if (field.kind === 'number') return `coalesce(${sql}::float8, '-infinity')`;
  if (field.kind === 'date' || field.kind === 'moment') return `coalesce(${sql}, '-infinity')`;
  return field.kind === 'time' ? `coalesce(${sql}, '00:00')` : `coalesce(${sql}, '')`;
}

const momentSql = (sql: string) => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A moment as ISO 8601 in UTC. */
export const isoColumn = (db: Knex, resource: AnyResource, column: string) =>
  db.raw(`${momentSql(columnSql(resource, column))} as ??`, [column]);

/** The key of an entry as text. */
export const idColumn = (db: Knex, resource: AnyResource, name = 'entryId') =>
  db.raw(`${columnSql(resource, resource.key)}::text as ??`, [name]);

/** Name on the wire → SQL that a list is sorted by. */
export const sortColumnsOf = (resource: AnyResource): Record<string, string> =>
  Object.fromEntries([...resource.inputs, ...resource.computed].map((input) => [input.name, sortSql(resource, input)]));

/** The order of a list that comes whole, in SQL. */
export function orderSql(resource: AnyResource): string {
  const tie = columnSql(resource, resource.key);
  if (resource.isOrdered) return `${columnSql(resource, 'position')}, ${tie}`;
  return sortOf(undefined, sortColumnsOf(resource), resource.sort ?? '', tie);
}

/** Values of an entry, under the names that they are given. */
export function valueColumns(
  db: Knex,
  resource: AnyResource,
  inputs: readonly Input[],
  nameOf = ({ name }: Input): string => name,
) {
  const shownSql = (input: Input) => {
    const sql = valueSql(resource, input);
    if (input.field.kind === 'moment') return momentSql(sql);
    return input.field.kind === 'time' ? `to_char(${sql}, 'HH24:MI')` : sql;
  };
  return inputs.map((input) => db.raw(`${shownSql(input)} as ??`, [nameOf(input)]));
}

/** The text that the search of a list reads, in SQL. */
export function searchedSql(resource: AnyResource): string {
  if (resource.searchedText !== undefined) return resource.searchedText;
  const searched = resource.inputs.filter(({ field }) => 'searched' in field && field.searched);
  return `concat_ws(E'\\n', ${searched.map(({ column }) => columnSql(resource, column)).join(', ')})`;
}

/** Everything that admins read of an entry, under its names on the wire. */
export function entryColumns(db: Knex, resource: AnyResource) {
  return [
    idColumn(db, resource),
    ...(resource.keyName === undefined ? [] : [idColumn(db, resource, resource.keyName)]),
    ...[...(resource.hasUpdatedBy ? ['updatedBy'] : []), ...(resource.isHideable ? ['hidden'] : []), 'version'].map(
      (column) => `${resource.table}.${column}`,
    ),
    ...(resource.rights.write === undefined ? [] : [isoColumn(db, resource, 'updatedAt')]),
    ...valueColumns(db, resource, [...resource.inputs, ...resource.computed]),
  ];
}

/** Values under the names of their columns. */
export function columnsOf({ inputs }: AnyResource, values: Record<string, unknown>): Record<string, unknown> {
  const kept = ['hidden', 'updatedBy'].map((name) => ({ name, column: name }));
  const named = [...inputs, ...kept].map(({ name, column }) => [column, values[name]] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}
