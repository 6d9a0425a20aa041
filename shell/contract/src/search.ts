import { SearchGroup, SearchQuery } from '@portal/runtime/search';
import { Type, type Static } from '@portal/runtime/typebox';
import { SectionName } from './names.ts';

/** A page whose words do not depend on data, in one language: the build writes them beside the server's bundle. */
export const PageWords = Type.Object({
  path: Type.String({ pattern: '^/' }),
  locale: Type.Enum(['ko', 'en']),
  title: Type.String({ minLength: 1 }),
  text: Type.String(),
});
export type PageWords = Static<typeof PageWords>;

/** Longest time that a section has to respond to a search, in milliseconds. */
export const searchLimitMs = 800;

/** What a search of the whole site takes. */
export const SiteSearchQuery = Type.Object({
  ...SearchQuery.properties,
  within: Type.Optional(
    Type.Integer({
      minimum: 100,
      maximum: searchLimitMs,
      default: searchLimitMs,
      description: 'Milliseconds that sections have to respond',
    }),
  ),
});
export type SiteSearchQuery = Static<typeof SiteSearchQuery>;

/** The response of `GET /api/portal/search`. */
export const SiteSearch = Type.Object(
  {
    groups: Type.Array(SearchGroup, { description: 'The best ones first' }),
    incomplete: Type.Array(SectionName, { description: 'Sections that did not respond in time, or not at all' }),
  },
  { $id: 'SiteSearch' },
);
export type SiteSearch = Static<typeof SiteSearch>;
