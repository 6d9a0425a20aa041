import { Type } from '@portal/runtime/typebox';
import type { Static } from 'typebox';
import { longestSearch } from './search-words.ts';

/** Kinds are named in small letters: `news`, `case-study`. */
const kind = '^[a-z]+(-[a-z]+)*$';

export const SearchQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: longestSearch,
      description: 'Every word must be there; without letters and digits nothing is found',
    }),
  ),
  locale: Type.Optional(Type.Enum(['ko', 'en'], { type: 'string', default: 'ko' })),
  kind: Type.Optional(Type.String({ maxLength: 40, pattern: kind, description: 'Of this kind alone' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 5, description: 'Hits of each kind' })),
});
export type SearchQuery = Static<typeof SearchQuery>;

const Marks = Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 }), {
  description: 'Beginning and end of what was found, in UTF-16 code units',
});

/** One thing that was found. */
export const SearchHit = Type.Object(
  {
    title: Type.String({ maxLength: 1_000 }),
    excerpt: Type.String({ maxLength: 400, description: 'Plain text around the first mark; may be empty' }),
    path: Type.String({ maxLength: 500, pattern: '^/(?![/\\\\])', description: 'Page of this site' }),
    date: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'ISO 8601; of news, its publication' }),
    score: Type.Integer({ description: '2 when all words are in the title, otherwise 1' }),
    titleMarks: Marks,
    excerptMarks: Marks,
  },
  { $id: 'SearchHit' },
);
export type SearchHit = Static<typeof SearchHit>;

/** The hits of one kind, best and newest first. */
export const SearchGroup = Type.Object(
  {
    kind: Type.String({ maxLength: 40, pattern: kind }),
    found: Type.Integer({ minimum: 0, description: 'Hits in all, as far as they were counted' }),
    isCapped: Type.Boolean({ description: 'There may be more than were counted' }),
    hits: Type.Array(SearchHit, { maxItems: 50 }),
  },
  { $id: 'SearchGroup' },
);
export type SearchGroup = Static<typeof SearchGroup>;

/** What a search provider of a section responds with. */
export const SearchGroups = Type.Array(SearchGroup, { maxItems: 20 });
