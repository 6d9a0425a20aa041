import type { FastifyBaseLogger } from 'fastify';
import { ownerOf } from '../release/store/path-owner.ts';
import type { ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import type { SitemapPage } from './sitemap.ts';

export interface ListedPagesOptions {
  /** API base (`news`) → origin of its service. */
  upstreams: Record<string, string>;
  /** Calls a service. */
  fetch: typeof fetch;
  log: FastifyBaseLogger;
}

const answerLimitMs = 2_000;
/** A sitemap holds 50,000 addresses at most. */
const pagesOfCall = 5_000;
const pagePath = /^\/[\w\-./~%]+$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Pages of stored things, as the services of the live sections list them for visitors at this moment. A section's call brings
 * nothing but pages of that section; one that does not answer in time is left out.
 */
export async function listedPages(
  { releases }: ReleaseSnapshot,
  { upstreams, fetch, log }: ListedPagesOptions,
): Promise<SitemapPage[]> {
  const calls = [...releases.values()].flatMap(({ name, sitemap = [] }) => sitemap.map((call) => ({ name, call })));
  const lists = await Promise.all(
    calls.map(async ({ name, call }) => {
      try {
        const origin = upstreams[/^\/api\/([a-z-]+)\//.exec(call)?.[1] ?? ''];
        if (origin === undefined) throw new Error('no service has this call');
        const answer = await fetch(origin + call, { signal: AbortSignal.timeout(answerLimitMs) });
        if (!answer.ok) throw new Error(`answered ${answer.status}`);
        const pages = readPages(await answer.json());
        return pages.filter(({ path }) => ownerOf(path, releases.values()) === name).slice(0, pagesOfCall);
      } catch (err) {
        log.warn({ err, section: name, call }, 'the sitemap goes without the pages that a call lists');
        return [];
      }
    }),
  );
  return lists.flat();
}

function readPages(answer: unknown): SitemapPage[] {
  if (!Array.isArray(answer)) throw new Error('answered with no list');
  return answer.flatMap((page: Record<string, unknown> | null) => {
    const { path, updatedAt, translated } = page ?? {};
    if (typeof path !== 'string' || !pagePath.test(path)) return [];
    return [
      {
        path,
        isTranslated: translated !== false,
        ...(typeof updatedAt === 'string' && moment.test(updatedAt) ? { updatedAt } : {}),
      },
    ];
  });
}
