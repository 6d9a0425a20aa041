import type { Knex } from 'knex';

/** Two queries side by side on a pool; one after the other in a transaction, which has one connection. */
export async function bothOf<One, Other>(
  db: Knex,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  return db.isTransaction ? [await one(), await other()] : Promise.all([one(), other()]);
}
