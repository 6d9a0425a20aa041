import type { Migration } from '../database/migration.ts';

/** Table of the earlier states of what people edit; a service that has it records them with `createRevisions`. */
export const revisionMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table revisions (
        kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
        item_id text not null,
        -- Counts the states of one item; never given twice.
        number integer not null check (number > 0),
        at timestamptz not null default now(),
        event text not null check (event in ('begin', 'create', 'change', 'remove', 'restore')),
        -- Null: nobody knows, or the person left.
        author_id text,
        author_email text,
        -- Names of the fields in which it differs from the state before.
        fields text[] not null default '{}',
        -- The fields that people edit, as they were from then on; of a removal, as they were until then.
        snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
        primary key (kind, item_id, number)
      );
      create index revisions_by_time on revisions (at);
      create index revisions_by_author on revisions (author_id) where author_id is not null
    `);
  },
  async down(db) {
    await db.raw('drop table revisions');
  },
};
