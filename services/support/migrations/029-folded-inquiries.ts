import type { Knex } from 'knex';

const batchRows = 1_000;

/** Inquiries come in while the index is made. */
export const transaction = false;

export const narrows = {
  'inquiries.inquiry_folded': {
    reason: 'The trigger refuses nothing: it fills a column that earlier versions do not use.',
  },
};

/**
 * The text of an inquiry as a search compares it, folded once when it is written: folding ten thousand contents for each search
 * takes ten times as long as looking through them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table inquiries add column if not exists search_folded text');
  await db.raw(`
    create or replace function fold_inquiry() returns trigger language plpgsql as $$
    begin
      -- A generated column is not known yet: the expression is that of search_text
      new.search_folded := search_fold(new.number || E'\\n' || new.name || E'\\n' || new.email || E'\\n' || new.phone || E'\\n' || new.title || E'\\n' || new.content);
      return new;
    end $$`);
  await db.raw('drop trigger if exists inquiry_folded on inquiries');
  await db.raw(`
    create trigger inquiry_folded before insert or update of number, name, email, phone, title, content, search_folded on inquiries
      for each row execute function fold_inquiry()`);
  for (let folded = batchRows; folded === batchRows;) {
    const { rowCount } = await db.raw<{ rowCount: number }>(
      `update inquiries set search_folded = '' where id in (
         select id from inquiries where search_folded is null order by id limit ${batchRows} for update)`,
    );
    folded = rowCount;
  }
  await db.raw('drop index concurrently if exists inquiries_by_folded');
  await db.raw(
    'create index concurrently inquiries_by_folded on inquiries using gin (letter_pairs(search_folded)) with (fastupdate = off)',
  );
  // Numbers about all pairs take long to gather, and lead plans to call the function for each row instead of the index
  await db.raw('alter index inquiries_by_folded alter column 1 set statistics 0');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index concurrently if exists inquiries_by_folded');
  await db.raw('drop trigger if exists inquiry_folded on inquiries');
  await db.raw('drop function if exists fold_inquiry');
  await db.raw('alter table inquiries drop column if exists search_folded');
}
