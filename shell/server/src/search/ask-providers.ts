import type { SectionRelease } from '@portal/contract';
import { fits } from '@portal/contract';
import { SearchGroups, type SearchGroup } from '@portal/runtime/search';
import type { FastifyBaseLogger } from 'fastify';
import { ownerOf } from '../release/store/path-owner.ts';

export interface Providers {
  releases: ReadonlyMap<string, SectionRelease>;
  /** API base (`news`) → origin of its service. */
  upstreams: Record<string, string>;
  /** Calls a service. */
  fetch: typeof fetch;
  log: FastifyBaseLogger;
}

export interface Asked {
  /** What providers are asked, without a question mark. */
  query: string;
  limitMs: number;
}

export interface ProvidedGroups {
  groups: SearchGroup[];
  /** Sections that did not respond as they should. */
  incomplete: string[];
}

/** Asks the providers of all sections at once. One that is late or fails is left out; a section brings hits on its own pages only. */
export async function askProviders(
  { releases, upstreams, fetch, log }: Providers,
  { query, limitMs }: Asked,
): Promise<ProvidedGroups> {
  const calls = [...releases.values()].flatMap(({ name, search = [] }) => search.map((call) => ({ name, call })));
  const incomplete = new Set<string>();
  const groups = await Promise.all(
    calls.map(async ({ name, call }) => {
      try {
        const origin = upstreams[/^\/api\/([a-z-]+)\//.exec(call)?.[1] ?? ''];
        if (origin === undefined) throw new Error('no service has this call');
        const response = await fetch(`${origin}${call}?${query}`, { signal: AbortSignal.timeout(limitMs) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const provided: unknown = await response.json();
        if (!fits(SearchGroups, provided)) throw new Error('the response does not fit');
        const isOwn = (path: string) => ownerOf(path.split(/[?#]/, 1)[0] ?? '', releases.values()) === name;
        return provided.map((group) => ({ ...group, hits: group.hits.filter(({ path }) => isOwn(path)) }));
      } catch (err) {
        log.warn({ err, section: name, call }, 'a search goes without what a section finds');
        incomplete.add(name);
        return [];
      }
    }),
  );
  return { groups: groups.flat(), incomplete: [...incomplete] };
}
