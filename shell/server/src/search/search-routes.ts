import { fits, searchLimitMs, SiteSearchQuery, type SectionRelease, type SiteSearch } from '@portal/contract';
import { problem, sendProblem } from '@portal/runtime';
import { searchWords } from '@portal/runtime/search';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { MicroCache } from '../http/micro-cache.ts';
import { isFromHere } from '../health/portal-ready.ts';
import { TooBusy, WorkQueue } from '../proxy/work-queue.ts';
import type { ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import { askProviders } from './ask-providers.ts';
import { mergeGroups } from './merge-groups.ts';
import { pagesWith, ReleasePages } from './page-words.ts';

/** Searches under way; each asks every service, and the database is what all others wait for. */
const limits = { maxActive: 8, greatestShare: 1 / 8, maxWaiting: 200, maxWaitMs: 2_000, restMs: 100 };
const busyRetrySeconds = 2;
const hitsOfKind = 5;

async function addSearchRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const pages = new ReleasePages(app.settings.releasesDir);
  const queue = new WorkQueue(limits);
  // Of documents that are rendered here: two at a time, since their networks are not known. A page that waits longer
  // searches in its browser
  const ownQueue = new WorkQueue({ ...limits, maxActive: 4, greatestShare: 1 / 2, maxWaitMs: 400 });
  // However many ask the same at a time, the services are asked once
  const searches = new MicroCache<SiteSearch>();

  async function search(
    snapshot: ReleaseSnapshot,
    { q = '', locale = 'ko', kind, limit = hitsOfKind, within = searchLimitMs }: SiteSearchQuery,
    log: FastifyInstance['log'],
  ): Promise<SiteSearch> {
    const words = searchWords(q);
    if (words.length === 0) return { groups: [], incomplete: [] };
    const { releases } = snapshot;
    const query = new URLSearchParams({
      q: words.join(' '),
      locale,
      limit: String(limit),
      ...(kind !== undefined && { kind }),
    });
    const unread: string[] = [];
    const pagesOf = (release: SectionRelease) =>
      pages.of(release).catch((err: unknown) => {
        log.warn({ err, section: release.name }, 'a search goes without the pages of a section');
        unread.push(release.name);
        return [];
      });
    const [own, provided] = await Promise.all([
      Promise.all([...releases.values()].map(pagesOf)),
      askProviders(
        { releases, upstreams: services.upstreams(), fetch: services.fetch, log },
        { query: query.toString(), limitMs: within },
      ),
    ]);
    const page = kind === undefined || kind === 'page' ? pagesWith(own.flat(), words, { locale, limit }) : undefined;
    return {
      groups: mergeGroups([...(page ? [page] : []), ...provided.groups], limit),
      incomplete: [...new Set([...provided.incomplete, ...unread])],
    };
  }

  app.get('/api/portal/search', async (request, reply) => {
    const query = readQuery(request.query);
    const snapshot = app.releaseStore.current?.base;
    reply.header('cache-control', 'public, no-cache');
    if (!snapshot) return { groups: [], incomplete: [] };
    try {
      const leave = await (isFromHere(request) ? ownQueue : queue).enter(request.ip);
      try {
        const { value } = await searches.get(
          `${snapshot.revision} ${JSON.stringify(query)}`,
          () => search(snapshot, query, request.log),
          ({ incomplete }) => incomplete.length === 0,
        );
        return value;
      } finally {
        leave();
      }
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return sendProblem(reply, { status: 503, code: 'too-busy', retryAfterSeconds: busyRetrySeconds });
    }
  });
}

/** `GET /api/portal/search`: what visitors may read of all live sections. */
export const searchRoutes = fp(addSearchRoutes, {
  name: 'search-routes',
  dependencies: ['settings', 'services', 'release-store'],
  encapsulate: true,
});

/** Numbers come as texts. Throws 400 when the query does not fit. */
function readQuery(raw: unknown): SiteSearchQuery {
  const values = Object.entries(raw as Record<string, unknown>).map(([name, value]) => [
    name,
    name === 'limit' || name === 'within' ? Number(value) : value,
  ]);
  const query: unknown = Object.fromEntries(values);
  if (!fits(SiteSearchQuery, query)) throw problem.badRequest('bad-request');
  return query;
}
