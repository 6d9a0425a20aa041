import type { Knex } from 'knex';

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

/** A text without capitals, as far as ASCII goes: it takes a tenth of the time of the rules for all alphabets, and Hangul has none. */
export function searchableSql(text: string): string {
  return `lower((${text}) collate "C")`;
}

/** The words of a search, as `whereHolds` takes them. */
export function wordsOf(search: string | undefined): string[] {
  return (search ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
}

/**
 * Narrows a query to rows whose text holds all of the phrases, in `searchable`, which has an index on `letter_pairs(searchable)`.
 * With `isCommon` without that index: where very many rows fit, the first of them are found sooner one after the other.
 */
export function whereHolds<Query extends Knex.QueryBuilder>(
  query: Query,
  searchable: string,
  phrases: readonly string[],
  isCommon = false,
): Query {
  for (const phrase of phrases) {
    const small = phrase.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    void query.whereRaw(`strpos(${searchable}, ?) > 0`, [small]);
    // One letter has no pairs: every row would fit, and the index only cost time
    if (!isCommon && [...small].length > 1)
      void query.whereRaw(`letter_pairs(${searchable}) @> letter_pairs(?)`, [small]);
  }
  return query;
}
