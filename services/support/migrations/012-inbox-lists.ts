import { letterPairsSql } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Table and columns: what the inbox is sorted and searched by, with the state, for spam is left out; and first replies. */
const indexes = {
  messages_of_agents: `messages (inquiry_id, created_at) where written_by = 'agent'`,
  inquiries_by_creation: 'inquiries (created_at, id) include (state)',
  inquiries_by_change: 'inquiries (updated_at, id) include (state)',
  inquiries_by_number: 'inquiries (number, id) include (state)',
  inquiries_by_name: 'inquiries (name, id) include (state)',
  inquiries_by_title: 'inquiries (title, id) include (state)',
  inquiries_by_progress: `inquiries (array_position(array['received','inProgress','answered','spam'], state), id) include (state)`,
  inquiries_by_type: 'inquiries (type, created_at, id) include (state) where type is not null',
  inquiries_search: `inquiries using gin (letter_pairs(lower((search_text) collate "C"))) with (fastupdate = off)`,
};

/** Inquiries come in while the indexes are made. */
export const transaction = false;

export async function up(db: Knex): Promise<void> {
  await db.raw(letterPairsSql);
  for (const [name, columns] of Object.entries(indexes)) {
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`create index concurrently ${name} on ${columns}`);
  }
  // Numbers about all pairs take long to gather, and lead plans to call the function for each row instead of the index
  await db.raw('alter index inquiries_search alter column 1 set statistics 0');
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await db.raw(`drop index concurrently if exists ${name}`);
  await db.raw('drop function letter_pairs');
}
