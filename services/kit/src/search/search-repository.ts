import { isShortSearch, searchPattern, searchTerms, splitsOf } from '@portal/runtime/search';
import type { Knex } from 'knex';

/**
 * Hits of one kind that are looked at letter by letter, the best ones: the index knows pairs of letters, and a text may have all
 * pairs of a word without the word. A search that fits more is better made narrower.
 */
export const checkedHits = 100;
/**
 * Documents under a word's terms from which on it is quicker to look at one after the other, the newest first, than to fetch all
 * and put them into order. Measured with 100,000 documents: either takes 10 to 20 ms.
 */
const commonFrom = 5_000;
/** Documents that are looked at in this way. A word that 5,000 of a million have is a hundred times in the newest of them, too. */
const newestLookedAt = 20_000;
/** Of writing long words as two, in one search. */
const mostWays = 16;

export interface SearchRequest {
  /** As `searchWords` gives them; at least one. */
  words: string[];
  locale: 'ko' | 'en';
  kinds: string[];
  /** Hits of each kind. */
  limit: number;
}

export interface FoundDocument {
  kind: string;
  title: string;
  body: string;
  path: string;
  datedAt: Date | null;
  inTitle: boolean;
  /** Hits of the kind, as far as they were looked at. */
  found: number;
  isCapped: boolean;
}

interface Condition {
  sql: string;
  values: string[][];
}

const indexed = 'search_terms(title, body) @> ?::text[]';
const newestFirst = 'dated_at desc nulls last, id desc';

/**
 * The documents that the index has under all words; `mark` is '=' for their titles. Each way to write them is one look at the
 * index, never two that are compared: what the index is not asked would be worked out row by row.
 */
function conditionOf(words: string[], mark: '' | '='): Condition {
  const values = words.reduce<string[][]>(
    (ways, word) => {
      const written = [[word], ...splitsOf(word)].slice(0, Math.max(1, Math.floor(mostWays / ways.length)));
      return ways.flatMap((way) =>
        written.map((parts) => [...way, ...parts.flatMap(searchTerms).map((term) => mark + term)]),
      );
    },
    [[]],
  );
  return { sql: `(${values.map(() => indexed).join(' or ')})`, values };
}

/** What no kind has alone is asked once; `first` is how the words are written without a space in between. */
function numberSql(name: string, { sql, values }: Condition): string {
  const upTo = (condition: string) =>
    `(select count(*) from (select from search_documents where ${condition} limit ${commonFrom + 1}) as first_ones)`;
  if (values.length === 1) return `${name}_number as materialized (select ${upTo(sql)} as fitting)`;
  return `${name}_first as materialized (select ${upTo(indexed)} as fitting), ${name}_number as materialized (
    select case when fitting > ${commonFrom} then fitting else ${upTo(sql)} end as fitting from ${name}_first)`;
}

/**
 * CTEs that end with `name`, kind and id of the newest documents with all words in `text`, which is SQL: by the index where it has
 * few, otherwise one after the other. What is not needed is not run.
 */
function newestWith(name: string, condition: Condition, text: string, { words, kinds, locale }: SearchRequest) {
  const { sql, values } = condition;
  const number = `(select fitting from ${name}_number)`;
  const shown = `kind = kinds.kind and locale in (?, 'any') and public_from <= now() and (public_until is null or public_until > now())`;
  return {
    sql: `${numberSql(name, condition)}, ${name}_few as materialized (
        -- By this index alone: half of all documents have the same locale
        select id, dated_at, kind, locale, public_from, public_until from search_documents
        where ${number} <= ${commonFrom} and ${sql}
      ), ${name} as materialized (
        select kinds.kind, newest.id from unnest(?::text[]) as kinds (kind) cross join lateral (
          (select id from ${name}_few where ${shown} order by ${newestFirst} limit ${checkedHits + 1})
          union all
          (select id from (
             select id, title, body from search_documents
             where ${number} > ${commonFrom} and ${shown} order by ${newestFirst} limit ${newestLookedAt}
           ) as looked_at where lower(${text}) ~ all (?::text[]) limit ${checkedHits + 1})
        ) as newest
      )`,
    values: [
      ...(values.length > 1 ? values.slice(0, 1) : []),
      ...values,
      ...values,
      kinds,
      locale,
      locale,
      words.map(searchPattern),
    ],
  };
}

export function createSearchRepository(db: Knex) {
  return {
    /** What a visitor may find, by kind: documents with all words in the title first, then the newest. */
    async find(request: SearchRequest): Promise<FoundDocument[]> {
      const { words, limit } = request;
      const titled = newestWith('titled', conditionOf(words, '='), 'title', request);
      // One letter is in nearly every text
      const fitting = isShortSearch(words)
        ? { sql: 'fitting as (select * from titled)', values: [] }
        : newestWith('fitting', conditionOf(words, ''), `title || E'\\n' || body`, request);
      const { rows } = await db.raw<{ rows: FoundDocument[] }>(
        `with ${titled.sql}, ${fitting.sql}, best as (
           select id, bool_or(in_title) as in_title
           from (select id, true as in_title from titled union all select id, false from fitting) as both_ways group by id
         ), checked as (
           select document.*, in_title from best join search_documents as document using (id)
           where lower(title || E'\\n' || body) ~ all (?::text[])
         ), counted as (
           select *, row_number() over (partition by kind order by in_title desc, ${newestFirst}) as place,
             least(count(*) over (partition by kind), ${checkedHits})::int as found
           from checked
         )
         select kind, title, body, path, dated_at, in_title, found,
           (select count(*) from fitting where fitting.kind = counted.kind) > ${checkedHits} as is_capped
         from counted where place <= ? order by kind, place`,
        [...titled.values, ...fitting.values, words.map(searchPattern), limit],
      );
      return rows;
    },
  };
}
