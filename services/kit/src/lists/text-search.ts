import type { Knex } from 'knex';
import type { Migration } from '../database/migration.ts';

/**
 * Makes the function `letter_pairs` in the schema of a service: the pairs of neighbouring letters of a text, for an index. Trigrams
 * cannot find a Korean word of two syllables. It takes time in proportion to the length of the text.
 */
export const letterPairsSql = `
  create or replace function letter_pairs(words text) returns text[] language plpgsql immutable strict parallel safe as $$
  declare
    letters text[] := string_to_array(words, null);
    pairs text[] := '{}';
  begin
    for i in 1 .. cardinality(letters) - 1 loop
      pairs[i] := letters[i] || letters[i + 1];
    end loop;
    return pairs;
  end $$`;

/** Characters that folding leaves as they are, small letters of ASCII apart: nearly all of a Korean text. */
const plain = String.raw`\u0001-\u007f\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u3001\u3002\u3008-\u3011\u4e00-\u9fff\uac00-\ud7a3`;

/**
 * Makes the function `search_fold` in the schema of a service: one form for all spellings of a text, as `foldedText` of the runtime
 * folds for the search of the site (`㈜` and `(주)`, full-width, half-width and combining letters, capitals). Every search of a list
 * folds what it compares and what was typed by it. Not `strict`, or Postgres would call it instead of computing its expression,
 * which takes three times as long; normalizing every text would take twice as long.
 */
const searchFoldSql = `
  create or replace function search_fold(words text) returns text language sql immutable parallel safe
    return case when words ~ ('[^${plain}]' collate "C") then lower(normalize(words, NFKC)) else lower(words collate "C") end`;

interface PairIndex {
  table: string;
  /** SQL, as `whereHolds` gets it. */
  text: string;
}

/**
 * Folds the searches of a service's lists: makes `search_fold`, and while writing goes on an index by name for each text that
 * `whereHolds` narrows by.
 */
export function foldedListsMigration(indexes: Record<string, PairIndex> = {}): Migration {
  return {
    transaction: false,
    async up(db) {
      await db.raw(searchFoldSql.replaceAll('?', String.raw`\?`));
      for (const [name, { table, text }] of Object.entries(indexes)) {
        await db.raw(`drop index concurrently if exists ${name}`);
        await db.raw(
          `create index concurrently ${name} on ${table} using gin (letter_pairs(search_fold(${text}))) with (fastupdate = off)`,
        );
        // Numbers about all pairs take long to gather, and lead plans to call the function for each row instead of the index
        await db.raw(`alter index ${name} alter column 1 set statistics 0`);
      }
    },
    async down(db) {
      for (const name of Object.keys(indexes)) await db.raw(`drop index concurrently if exists ${name}`);
      await db.raw('drop function search_fold');
    },
  };
}

/** Words of a search that count; the rest is ignored. */
const maxWords = 8;

/** The words of a search, as `whereHolds` takes them: the first eight, each once. */
export function wordsOf(search: string | undefined): string[] {
  const words = (search ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, maxWords);
}

/** Letters of a folded phrase that the index is asked for; the whole phrase is compared afterwards. */
const maxLetters = 17;

/** SQL of a text; or of one that is folded already, as a column of long texts is better kept. */
export type SearchedText = string | { folded: string };

/**
 * Narrows a query to rows whose text holds all of the phrases in any spelling. There is an index on
 * `letter_pairs(search_fold(text))`, or with `isScanned` the rows are looked at one after the other: in a small table, or where very
 * many rows fit and the first of them are found sooner so.
 */
export function whereHolds<Query extends Knex.QueryBuilder>(
  query: Query,
  text: SearchedText,
  phrases: readonly string[],
  isScanned = false,
): Query {
  const folded = typeof text === 'string' ? `search_fold(${text})` : text.folded;
  for (const phrase of phrases) void query.whereRaw(`strpos(${folded}, search_fold(?)) > 0`, [phrase]);
  if (isScanned || phrases.length === 0) return query;
  // In one condition: without the index it computes the pairs of each row, again for each condition. One letter has none
  const pairs = phrases.map(() => `letter_pairs(left(search_fold(?), ${maxLetters}))`).join(' || ');
  return query.whereRaw(`letter_pairs(${folded}) @> (${pairs})`, [...phrases]) as Query;
}

/** @deprecated Give `whereHolds` the text itself, and make its index by `foldedListsMigration`. */
export function searchableSql(text: string): string {
  return `lower((${text}) collate "C")`;
}

/** @deprecated Search by `whereHolds`, which finds every spelling. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
