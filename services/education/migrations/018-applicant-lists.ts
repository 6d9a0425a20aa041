import { letterPairsSql } from '@portal/service-kit';
import type { Knex } from 'knex';

/** What the list of applicants is sorted and searched by. */
const indexes = {
  applications_by_creation: '(created_at, id) include (is_repeat)',
  applications_by_name: '(name, id) include (is_repeat)',
  applications_by_lower_email: '(lower(email), id) include (is_repeat)',
  applications_by_company: '(company, id) include (is_repeat)',
  applications_by_status: '(status, id) include (is_repeat)',
  applications_search: `using gin (letter_pairs(lower((name || E'\\n' || email || E'\\n' || company || E'\\n' || phone_number) collate "C")))
    with (fastupdate = off)`,
};

/** Applications come in while the indexes are made. */
export const transaction = false;

export async function up(db: Knex): Promise<void> {
  await db.raw(letterPairsSql);
  for (const [name, columns] of Object.entries(indexes)) {
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`create index concurrently ${name} on applications ${columns}`);
  }
  // Numbers about all pairs take long to gather, and lead plans to call the function for each row instead of the index
  await db.raw('alter index applications_search alter column 1 set statistics 0');
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await db.raw(`drop index concurrently if exists ${name}`);
  await db.raw('drop function letter_pairs');
}
