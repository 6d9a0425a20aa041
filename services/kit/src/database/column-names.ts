import type { EventEmitter } from 'node:events';
import type pg from 'pg';

/** `start_date` → `startDate`; an underscore before anything but a small letter stays. */
function camelCaseOf(column: string): string {
  return column.replaceAll(/(?<=[^_])_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `startDate` → `start_date`, which stays as it is. */
export function snakeCaseOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The names of a service are few, those of its queries' aliases too. */
const camelCase = new Map<string, string>();

function toCamelCase(column: string): string {
  let name = camelCase.get(column);
  if (name === undefined) {
    name = camelCaseOf(column);
    camelCase.set(column, name);
  }
  return name;
}

const quoted = new Map<string, string>();

/**
 * Knex option under which names that are given to the query builder (columns, aliases, `returning`, `onConflict`) are camelCase:
 * `startDate` → `"start_date"`. SQL texts of `raw` and `whereRaw` name columns as they are in the database.
 */
export function wrapIdentifier(name: string, wrap: (name: string) => string): string {
  let identifier = quoted.get(name);
  if (identifier === undefined) {
    identifier = wrap(snakeCaseOf(name));
    quoted.set(name, identifier);
  }
  return identifier;
}

/** What the driver tells of a result before its first row. */
interface RowDescription {
  fields: { name: string }[];
}

/**
 * Gives rows that a connection reads camelCase keys. The driver takes the keys of rows from the row description, which
 * comes once per query: renaming there costs nothing per row, and leaves the inside of values, such as jsonb, as it is.
 */
export function camelCaseRows(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: EventEmitter };
  connection.prependListener('rowDescription', ({ fields }: RowDescription) => {
    for (const field of fields) field.name = toCamelCase(field.name);
  });
}
