import { excerptOf, marksIn, SearchGroups, SearchQuery, searchWords } from '@portal/runtime/search';
import type { SearchGroup } from '@portal/runtime/search';
import type { ServiceApp } from '../app/service-app.ts';
import { seoulIso } from '@portal/runtime';
import { createSearchRepository } from './search-repository.ts';
import type { FoundDocument } from './search-repository.ts';

/** Hits of each kind where a call does not say how many. */
const defaultHits = 5;

function groupsOf(documents: FoundDocument[], words: string[]): SearchGroup[] {
  const groups = new Map<string, SearchGroup>();
  for (const { kind, title, body, path, datedAt, inTitle, found, isCapped } of documents) {
    const group = groups.get(kind) ?? { kind, found, isCapped, hits: [] };
    const { excerpt, marks } = excerptOf(body, words);
    group.hits.push({
      title,
      excerpt,
      path,
      date: datedAt && seoulIso(datedAt),
      score: inTitle ? 2 : 1,
      titleMarks: marksIn(title, words),
      excerptMarks: marks,
    });
    groups.set(kind, group);
  }
  return [...groups.values()];
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
      const asked = kinds.filter((known) => kind === undefined || known === kind);
      return groupsOf(await repository.find({ words, locale, kinds: asked, limit }), words);
    },
  );
}
