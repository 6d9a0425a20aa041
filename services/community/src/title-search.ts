import { foldedText } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Hits that are counted and can be paged; a search that finds more is better made narrower. */
export const hitLimit = 10_000;

/** A table that is searched by title; the parts are SQL, exactly as its index has them. */
export interface TitleIndex {
  table: 'classroom_posts' | 'news_items';
  /** What newest first goes by. */
  moment: 'created_at' | 'starts_at';
  /** Tells the kept counts of one month apart. */
  board: string;
  titles: string;
}

export const classroomTitles: TitleIndex = {
  table: 'classroom_posts',
  moment: 'created_at',
  board: 'type',
  titles: 'search_fold(title)',
};
export const newsTitles: TitleIndex = {
  table: 'news_items',
  moment: 'starts_at',
  board: `type || ' ' || status`,
  titles: `search_fold(title_ko || E'\\n' || coalesce(title_en, ''))`,
};

/** SQL of what the index holds for a row. */
export function searchKeys({ board, moment, titles }: TitleIndex): string {
  return `search_keys(${board}, ${moment}, ${titles})`;
}

/** Keeps the rows whose title contains `text` in any spelling, without wildcards. Reads every title. */
export function hasText(rows: Knex.QueryBuilder, { titles }: TitleIndex, text: string): Knex.QueryBuilder {
  return rows.whereRaw(`strpos(${titles}, search_fold(?)) > 0`, [text]);
}

/** Pairs of letters that the index is asked for, in each month of a board. */
const maxPairs = 12;

/** The same, found by the letters of `text`: one letter is a key of its own, longer texts have pairs, of which the first count. */
export function hasLetters(rows: Knex.QueryBuilder, index: TitleIndex, text: string): Knex.QueryBuilder {
  const isLetter = Array.from(foldedText(text)).length === 1;
  const letters = isLetter ? 'array[search_fold(?)]' : `(letter_pairs(search_fold(?)))[1:${maxPairs}]`;
  return hasText(rows, index, text).whereRaw(`${searchKeys(index)} @> ${letters}`, [text]);
}
