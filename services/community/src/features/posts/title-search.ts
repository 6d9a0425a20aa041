import { foldedText } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Hits that are counted and can be paged; a search that finds more is better made narrower. */
export const hitLimit = 10_000;

/** SQL: distinguishes the kept counts of one month, exactly as the index of titles has it. */
export const searchKind = `board || ' ' || type || ' ' || status`;
const titles = `search_fold(title_ko || E'\\n' || coalesce(title_en, ''))`;
/** SQL of what the index holds for a row. */
export const searchKeys = `search_keys(${searchKind}, starts_at, ${titles})`;

/** Keeps the rows whose title contains `text` in any spelling, without wildcards. Reads every title. */
export function hasText(rows: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  return rows.whereRaw(`strpos(${titles}, search_fold(?)) > 0`, [text]);
}

/** Pairs of letters that the index is asked for, in each month of a board. */
const maxPairs = 12;

/** The same, found by the letters of `text`: one letter is a key of its own, longer texts have pairs, of which the first count. */
export function hasLetters(rows: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  const isLetter = Array.from(foldedText(text)).length === 1;
  const letters = isLetter ? 'array[search_fold(?)]' : `(letter_pairs(search_fold(?)))[1:${maxPairs}]`;
  return hasText(rows, text).whereRaw(`${searchKeys} @> ${letters}`, [text]);
}
