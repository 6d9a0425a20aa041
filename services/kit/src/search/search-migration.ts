import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';

/** A table whose rows visitors can find. The parts are SQL. */
export interface SearchSource {
  table: string;
  /** Its primary key. */
  key: string;
  /** All kinds of documents that its rows become; no other source has them. */
  kinds: string[];
  /** Column that holds the kind of a row, where rows of several kinds may have the same key. */
  kind?: string;
  /** Columns that the documents are made of: a change of others does not touch these. */
  columns: string[];
  /**
   * The documents of `item`, a row of the table, as a select after its list of columns: `kind, source_id, locale, title, body,
   * path, dated_at, public_from, public_until`. Rows that no visitor may ever see have none.
   */
  documents: string;
}

const documentColumns = 'kind, source_id, locale, title, body, path, dated_at, public_from, public_until';
/** Rows that are written into the table in one statement. */
const batchRows = 500;

const tablesSql = `
  create table if not exists search_documents (
    id bigint generated always as identity primary key,
    kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
    source_id text not null,
    -- 'any': what has one language only is shown to readers of both, and found by them.
    locale text not null check (locale in ('ko', 'en', 'any')),
    title text not null check (title <> ''),
    body text not null,
    path text not null check (path ~ '^/([^/\\\\]|$)'),
    -- Shown, and what newest first goes by.
    dated_at timestamptz,
    -- Nobody may find it before or after.
    public_from timestamptz not null,
    public_until timestamptz,
    updated_at timestamptz not null default now(),
    unique (kind, source_id, locale)
  );
  create index if not exists search_documents_newest on search_documents (kind, dated_at desc nulls last, id desc);

  -- What Markdown says, shortened.
  create or replace function search_plain(markdown text) returns text language sql immutable parallel safe
    return left(btrim(regexp_replace(regexp_replace(regexp_replace(normalize(left(coalesce(markdown, ''), 4000), NFC),
      '!{0,1}\\[([^\\]\\n]*)\\]\\([^)\\s]*\\)', '\\1', 'g'), '<[^>\\n]*>|^[ \\t]*([-+*]|[0-9]+[.)])[ \\t]+|[\`*#>|~]|^[-+=:| ]+$', ' ', 'gn'), '\\s+', ' ', 'g')), 2000);`;

/** As `foldedText` of the runtime folds: before, what was indexed in one spelling was looked for in another. */
const termsSql = `
  -- What a document is found by: of Latin words their beginnings, of others their letters and pairs of letters; the same with '='
  -- for words of the title, and there also Latin words that follow each other as one (WEB EQ, SM-IO).
  create or replace function search_terms(title text, body text) returns text[] language plpgsql immutable strict parallel safe as $$
  declare
    terms text[] := '{}';
    n integer := 0;
    words text[];
    word text;
    joined text;
  begin
    for part in 1 .. 2 loop
      words := array(select runs.letters[1] from regexp_matches(lower(normalize(case part when 1 then title else body end, NFKC)),
        '[a-z0-9]+|[\\u00c0-\\u024f\\u0370-\\u1fff\\u3040-\\ud7a3\\uf900-\\ufaff]+', 'g') as runs (letters));
      for place in 1 .. cardinality(words) loop
        word := words[place];
        if word ~ '^[a-z0-9]' then
          for i in 1 .. least(length(word), 16) loop
            terms[n + i] := left(word, i);
          end loop;
          n := n + least(length(word), 16);
          joined := word;
          for further in place + 1 .. case part when 1 then least(place + 2, cardinality(words)) else 0 end loop
            exit when words[further] !~ '^[a-z0-9]';
            for i in length(joined) + 1 .. least(length(joined || words[further]), 16) loop
              n := n + 1;
              terms[n] := left(joined || words[further], i);
            end loop;
            joined := joined || words[further];
          end loop;
        else
          for i in 1 .. length(word) loop
            terms[n + 1] := substr(word, i, 1);
            terms[n + 2] := substr(word, i, 2);
            n := n + 2;
          end loop;
        end if;
      end loop;
      if part = 1 then
        for i in 1 .. n loop
          terms[n + i] := '=' || terms[i];
        end loop;
        n := 2 * n;
      end if;
    end loop;
    return terms;
  end $$`;

/** A question mark is part of a path, not the place of a value. */
const documentsOf = ({ documents }: SearchSource, rows: string): string =>
  `insert into search_documents (${documentColumns}) select ${documentColumns} from ${rows} as item ${documents.replaceAll('?', String.raw`\?`)}`;

/**
 * SQL that keeps the documents of a table with each change, whatever version of the code makes it. `searchMigration` makes it; a
 * migration that moves rows to another table makes the trigger first, and replaces the function, which locks no table.
 */
export function searchTrigger(source: SearchSource): { function: string; trigger: string } {
  const { table, key, kinds, kind: kindColumn, columns } = source;
  const own = kindColumn ? `kind = old.${kindColumn}` : `kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
  return {
    function: `
      create or replace function ${table}_searched() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          delete from search_documents where ${own} and source_id = old.${key}::text;
        end if;
        if tg_op <> 'DELETE' then
          ${documentsOf(source, '(select new.*)')};
        end if;
        return null;
      end $$;`,
    trigger: `
      drop trigger if exists ${table}_searched on ${table};
      create trigger ${table}_searched after insert or delete or update of ${[key, ...columns].join(', ')} on ${table}
        for each row execute function ${table}_searched();`,
  };
}

/** Makes the documents of the rows that were there before; rows are locked, so that none is taken as it was before a change. */
async function fill(db: Knex, source: SearchSource): Promise<void> {
  const { table, key } = source;
  for (let after: string | number | undefined; ;) {
    const { rows } = await db.raw<{ rows: { last: string | number }[] }>(
      `with batch as materialized (
         select * from ${table} ${after === undefined ? '' : `where ${key} > ?`} order by ${key} limit ${batchRows} for share
       ), added as (${documentsOf(source, 'batch')} on conflict do nothing)
       select ${key} as last from batch order by ${key} desc limit 1`,
      after === undefined ? [] : [after],
    );
    after = rows[0]?.last;
    if (after === undefined) return;
  }
}

/** The table that a service's search reads, kept by triggers on its sources and filled with what is there. */
export function searchMigration(sources: SearchSource[]): Migration {
  return {
    // Writing goes on while many rows are read
    transaction: false,
    narrows: Object.fromEntries(
      sources.map(({ table }) => [
        `${table}.${table}_searched`,
        { reason: 'the trigger copies texts, under limits that their own columns have' },
      ]),
    ),
    async up(db) {
      await db.raw(tablesSql);
      await db.raw(termsSql);
      for (const source of sources) {
        const made = searchTrigger(source);
        await db.raw(`${made.function} ${made.trigger}`);
      }
      for (const source of sources) await fill(db, source);
      await db.raw('drop index if exists search_documents_terms');
      // Without the pending list, which every search would have to read to its end
      await db.raw(
        'create index concurrently search_documents_terms on search_documents using gin (search_terms(title, body)) with (fastupdate = off)',
      );
      // Numbers about all terms would take minutes to gather, and lead plans to call the function for each row instead of the index
      await db.raw('alter index search_documents_terms alter column 1 set statistics 0');
      await db.raw('analyze search_documents');
    },
    async down(db) {
      for (const { table } of sources)
        await db.raw(`drop trigger if exists ${table}_searched on ${table}; drop function if exists ${table}_searched`);
      await db.raw('drop table if exists search_documents');
      await db.raw('drop function if exists search_terms, search_plain');
    },
  };
}

/**
 * For services whose documents were indexed without folding (`㈜`, `ㄱ형강`): computes their terms again, while searching and
 * writing go on. The previous version of the code finds what it found before.
 */
export const foldedTermsMigration: Migration = {
  transaction: false,
  async up(db) {
    await db.raw(termsSql);
    // Left by one that was cut off
    await db.raw('drop index concurrently if exists search_documents_terms_ccnew');
    await db.raw('reindex index concurrently search_documents_terms');
  },
  // The function stays: whatever version asks it, it finds at least as much
  async down() {},
};
