import { isShortSearch, searchPattern, searchTerms, splitsOf } from '@portal/runtime/search';
import type { Knex } from 'knex';

/**
 * Hits of one kind that are looked at letter by letter, best and newest first: the index knows pairs of letters, and a word may
 * have all its pairs in a text that does not have it. A search that fits more is better made narrower.
 */
export const checkedHits = 300;

export interface SearchRequest {
  /** As `searchWords` gives them; at least one. */
  words: string[];
  locale: 'ko' | 'en';
  kind: string | undefined;
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
  /** Hits of its kind among those that were looked at. */
  found: number;
  isCapped: boolean;
}

interface Condition {
  sql: string;
  values: string[][];
}

const indexed = 'search_terms(title, body) @> ?::text[]';

/** The documents that the index has under all words; `mark` is '=' for their titles. */
function conditionOf(words: string[], mark: '' | '='): Condition {
  const marked = (terms: string[]) => terms.map((term) => mark + term);
  const whole = words.filter((word) => splitsOf(word).length === 0).flatMap(searchTerms);
  const ways = words
    .map((word) => [[word], ...splitsOf(word)].map((parts) => marked(parts.flatMap(searchTerms))))
    .filter(({ length }) => length > 1);
  return {
    sql: [
      ...(whole.length > 0 ? [indexed] : []),
      ...ways.map((way) => `(${way.map(() => indexed).join(' or ')})`),
    ].join(' and '),
    values: [...(whole.length > 0 ? [marked(whole)] : []), ...ways.flat()],
  };
}

export function createSearchRepository(db: Knex) {
  return {
    /** What a visitor may find, by kind, best and newest first. */
    async find({ words, locale, kind, limit }: SearchRequest): Promise<FoundDocument[]> {
      const titles = conditionOf(words, '=');
      // One letter is in nearly every text
      const fitting = isShortSearch(words) ? titles : conditionOf(words, '');
      const { rows } = await db.raw<{ rows: FoundDocument[] }>(
        `with hits as materialized (
           select id, kind, dated_at from search_documents
           where ${fitting.sql} and locale in (?, 'any') ${kind === undefined ? '' : 'and kind = ?'}
             and public_from <= now() and (public_until is null or public_until > now())
         ), titled as materialized (select id from search_documents where ${titles.sql}),
         ranked as materialized (
           select hits.*, titled.id is not null as in_title from hits left join titled using (id)
         ), kinds as (select kind, count(*) > ${checkedHits} as is_capped from ranked group by kind),
         checked as (
           select document.*, best.in_title, kinds.is_capped
           from kinds cross join lateral (
             select id, in_title from ranked where ranked.kind = kinds.kind
             order by in_title desc, dated_at desc nulls last, id desc limit ${checkedHits}
           ) as best join search_documents as document using (id)
           where lower(document.title || E'\\n' || document.body) ~ all (?::text[])
         ), counted as (
           select *, row_number() over (partition by kind order by in_title desc, dated_at desc nulls last, id desc) as place,
             count(*) over (partition by kind)::int as found
           from checked
         )
         select kind, title, body, path, dated_at, in_title, found, is_capped from counted
         where place <= ? order by kind, place`,
        [
          ...fitting.values,
          locale,
          ...(kind === undefined ? [] : [kind]),
          ...titles.values,
          words.map(searchPattern),
          limit,
        ],
      );
      return rows;
    },
  };
}
