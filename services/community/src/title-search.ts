import type { Knex } from 'knex';

/** Hits that are counted and can be paged; a search that finds more is better made narrower. */
export const hitLimit = 10_000;

/**
 * What was typed, composed: some keyboards send Hangul in single letters (NFD), titles are stored in syllables.
 * Postgres has no U+0000 in texts and would refuse the query. Undefined when nothing is left.
 */
export function searchText(text: string | undefined): string | undefined {
  return text?.replaceAll('\u0000', '').normalize('NFC').trim() || undefined;
}

/** SQL of the text that is searched, exactly as its index has it. */
export const classroomTitle = 'lower(title)';
export const newsTitles = `lower(title_ko || E'\\n' || coalesce(title_en, ''))`;

/** Leaves the rows that have `text` in them, every character meant as it stands. */
export function hasText(rows: Knex.QueryBuilder, searched: string, text: string): void {
  rows.whereRaw(`strpos(${searched}, lower(?)) > 0`, [text]);
  // One letter has no pairs: every row would fit, and the index only cost time
  if (Array.from(text).length > 1) rows.whereRaw(`letter_pairs(${searched}) @> letter_pairs(lower(?))`, [text]);
}
