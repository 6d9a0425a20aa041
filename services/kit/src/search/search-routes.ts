import { excerptOf, marksIn, SearchGroups, SearchQuery, searchWords } from '@portal/runtime/search';
import type { SearchGroup } from '@portal/runtime/search';
import type { ServiceApp } from '../service/service-app.ts';
import { seoulIso } from '../time/seoul-time.ts';
import { createSearchRepository } from './search-repository.ts';
import type { FoundDocument } from './search-repository.ts';

/** Hits of each kind where a call does not say how many. */
const defaultHits = 5;

function groupOf(kind: string, documents: FoundDocument[], words: string[]): SearchGroup[] {
  const [first] = documents;
  if (!first) return [];
  const hits = documents.map(({ title, body, path, datedAt, inTitle }) => {
    const { excerpt, marks } = excerptOf(body, words);
    return {
      title,
      excerpt,
      path,
      date: datedAt && seoulIso(datedAt),
      score: inTitle ? 2 : 1,
      titleMarks: marksIn(title, words),
      excerptMarks: marks,
    };
  });
  return [{ kind, found: first.found, isCapped: first.isCapped, hits }];
}

export interface SearchRouteOptions {
  operationId: string;
  /** Those of the service's documents, as its migration makes them. */
  kinds: string[];
}

/** `GET /search` below a service's base: what visitors may find of it, as its section's manifest promises the portal. */
export function searchRoute<Extra extends object>(
  app: ServiceApp<Extra>,
  { operationId, kinds }: SearchRouteOptions,
): void {
  const repository = createSearchRepository(app.db);
  app.get(
    '/search',
    {
      config: { access: 'public' },
      schema: {
        operationId,
        summary: 'Public texts with all words, by kind',
        querystring: SearchQuery,
        response: { 200: SearchGroups },
      },
    },
    async ({ query: { q = '', locale = 'ko', kind, limit = defaultHits } }, reply) => {
      reply.header('cache-control', 'public, no-cache');
      const words = searchWords(q);
      if (words.length === 0) return [];
      const groups: SearchGroup[] = [];
      for (const wanted of kinds.filter((known) => kind === undefined || known === kind))
        groups.push(...groupOf(wanted, await repository.find({ words, locale, kind: wanted, limit }), words));
      return groups;
    },
  );
}
