import { edgesOf, isShortSearch, searchPattern, searchWays } from '@portal/runtime/search';
import type { Knex } from 'knex';
import { limitedSearch } from './limited-search.ts';

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
/** Sets of terms that the index is asked for in one search: each is a search of its own. */
const maxWays = 2;

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

/** What NFKC turns into other letters, as far as texts of this site have it: Hangul in single letters, signs like `㈜` and `㎡`, full-width Latin. */
const compatible =
  '[\u00aa\u00b2\u00b3\u00b5\u00b9\u00ba\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u3131-\u318e\u3200-\u33ff\uf900-\ufaff\ufb00-\ufb06\uff01-\uffee]';

/** Whether a text, which is SQL, has all patterns, given twice. To fold every text would take longer than a search may. */
const hasAll = (text: string) =>
  `(lower(${text}) ~ all (?::text[]) or (${text} ~ '${compatible}' and lower(normalize(${text}, NFKC)) ~ all (?::text[])))`;

const indexed = 'search_terms(title, body) @> ?::text[]';
const newestFirst = 'dated_at desc nulls last, id desc';

/**
 * The documents that the index has under all words; `mark` is '=' for their titles. Each set of terms is one question to the
 * index, never two that are compared: what the index is not asked would be worked out row by row.
 */
function conditionOf(words: string[], mark: '' | '='): Condition {
  const ways = words.reduce<string[][]>(
    (before, word) => {
      const own = searchWays(word);
      const added = before.length * own.length > maxWays ? [edgesOf(word)] : own;
      return before.flatMap((way) => added.map((terms) => [...way, ...terms]));
    },
    [[]],
  );
  const values = ways.map((way) => [...new Set(way)].map((term) => mark + term));
  return { sql: `(${values.map(() => indexed).join(' or ')})`, values };
}

/**
 * CTEs that end with `name`, kind and id of the newest documents with all words in `text`, which is SQL: by the index where it has
 * few, otherwise one after the other. What is not needed is not run.
 */
function newestWith(name: string, { sql, values }: Condition, text: string, { words, kinds, locale }: SearchRequest) {
  const number = `(select fitting from ${name}_number)`;
  const shown = `kind = kinds.kind and locale in (?, 'any') and public_from <= now() and (public_until is null or public_until > now())`;
  return {
    sql: `${name}_few as materialized (
        -- By this index alone, once for all kinds: half of all documents have the same locale
        select id, dated_at, kind, locale, public_from, public_until from search_documents
        where ${sql} limit ${commonFrom + 1}
      ), ${name}_number as materialized (
        select count(*) as fitting from ${name}_few
      ), ${name} as materialized (
        select kinds.kind, newest.id from unnest(?::text[]) as kinds (kind) cross join lateral (
          (select id from ${name}_few
           where ${number} <= ${commonFrom} and ${shown} order by ${newestFirst} limit ${checkedHits + 1})
          union all
          (select id from (
             select id, title, body from search_documents
             where ${number} > ${commonFrom} and ${shown} order by ${newestFirst} limit ${newestLookedAt}
           ) as looked_at where ${hasAll(text)} limit ${checkedHits + 1})
        ) as newest
      )`,
    values: [...values, kinds, locale, locale, words.map(searchPattern), words.map(searchPattern)],
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
        : newestWith('fitting', conditionOf(words, ''), `(title || E'\\n' || body)`, request);
      const sql = `with ${titled.sql}, ${fitting.sql}, best as (
           select id, bool_or(in_title) as in_title
           from (select id, true as in_title from titled union all select id, false from fitting) as both_ways group by id
         ), checked as (
           -- The fence: read before the join, every document would be compared with the patterns
           select document.*, in_title from best
           cross join lateral (select * from search_documents where id = best.id offset 0) as document
           where ${hasAll(`(title || E'\\n' || body)`)}
         ), counted as (
           select *, row_number() over (partition by kind order by in_title desc, ${newestFirst}) as place,
             least(count(*) over (partition by kind), ${checkedHits})::int as found
           from checked
         )
         select kind, title, body, path, dated_at, in_title, found,
           (select count(*) from fitting where fitting.kind = counted.kind) > ${checkedHits} as is_capped
         from counted where place <= ? order by kind, place`;
      const patterns = words.map(searchPattern);
      const values = [...titled.values, ...fitting.values, patterns, patterns, limit];
      return limitedSearch(db, async (trx) => {
        // In a small table the planner would rather compute the terms of each row than ask the index
        await trx.raw('set local enable_seqscan = off');
        return (await trx.raw<{ rows: FoundDocument[] }>(sql, values)).rows;
      });
    },
  };
}
