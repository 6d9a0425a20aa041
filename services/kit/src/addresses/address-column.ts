import type { Knex } from 'knex';
import { longestEmail, normalEmail } from '@portal/text-bounds';

interface AddressColumn {
  table: string;
  /** The column with the address as it was written. */
  from: string;
}

/**
 * SQL for a migration: gives a table the column `address`, which Postgres computes from `from` as `normalEmail` does. Null for what
 * is no ASCII address: an international domain must be stored in its ASCII form already. It cannot be written, so a previous version
 * of the code that stores addresses as typed keeps it right too.
 */
export function addressColumnSql({ table, from }: AddressColumn): string {
  return `
    create or replace function normal_email(written text) returns text language sql immutable strict parallel safe
      return case when length(written) <= ${longestEmail} and written ~ ('^[!-~]+@[!-~]+$' collate "C") then lower(written collate "C") end;
    alter table ${table} add column address text generated always as (normal_email(${from})) stored;`;
}

/** What `text` looks like: compatibility forms become their letters (NFKC), and those that have small ones become small. */
function lookOf(text: string): string | undefined {
  return normalEmail(text.normalize('NFKC').toLowerCase());
}

/** Stores an address unless another row has it. In a savepoint, because a refused row must not end the migration. */
async function store(db: Knex, { table, from }: AddressColumn, id: string, address: string): Promise<boolean> {
  try {
    await db.transaction((savepoint) =>
      savepoint.raw(`update ${table} set ${from} = ? where id::text = ?`, [address, id]),
    );
    return true;
  } catch (error) {
    // unique_violation
    if ((error as { code?: string }).code === '23505') return false;
    throw error;
  }
}

/**
 * For a migration, after the unique indexes: brings stored international domains into their ASCII form. A row stays as it is when
 * another one has that address, or when it is not in ASCII; nobody finds it by an address any more. Each of these is an entry of
 * the audit log, with the row that it would be taken for.
 */
export async function rewriteInternationalAddresses(
  db: Knex,
  column: AddressColumn,
  entry: { action: string; targetType: string },
): Promise<void> {
  const { table, from } = column;
  const { rows } = await db.raw<{ rows: { id: string; written: string }[] }>(
    `select id::text, ${from} as written from ${table} where address is null and ${from} ~ '[^\\x01-\\x7F]' order by id`,
  );
  for (const { id, written } of rows) {
    const address = normalEmail(written);
    if (address !== undefined && (await store(db, column, id, address))) continue;
    const other = await db.raw<{ rows: { id: string }[] }>(
      `select id::text from ${table} where address = ? order by id limit 1`,
      [address ?? lookOf(written) ?? ''],
    );
    const details = { reason: address === undefined ? 'not-ascii' : 'taken', resembles: other.rows[0]?.id };
    await db.raw('insert into audit.entries (action, target_type, target_id, details) values (?, ?, ?, ?)', [
      entry.action,
      entry.targetType,
      id,
      JSON.stringify(details),
    ]);
  }
}
