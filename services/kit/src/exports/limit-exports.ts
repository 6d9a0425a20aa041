import { finished } from 'node:stream';
import { problem, SiteShares } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionUser } from '../auth/session-user.ts';
import { busyRetrySeconds } from '../turns/turn-queue.ts';

export interface ExportLimits {
  /** Exports under way in this process; each network has a share of these places. */
  atOnce: number;
  /** Of these, exports of one account. */
  perAccount: number;
  /** From its place until its last byte is sent. */
  limitMs: number;
}

/** Each takes one of ten connections to the database at a time. A hundred thousand rows take some ten seconds. */
const defaults: ExportLimits = { atOnce: 6, perAccount: 2, limitMs: 5 * 60_000 };

/**
 * Bounds what sends people's data out as a whole: all reads with the step-up `data` that are registered after it in a scope.
 * Returns the function that does so; what it is applied to shares its places. An export beyond them is 503 `exports-busy`, one of
 * an account that has enough under way 429 `exports-under-way`, both with Retry-After. One that takes too long, such as
 * one that its client hardly reads, ends as a failed download.
 */
export function createExportLimit({ atOnce, perAccount, limitMs }: ExportLimits = defaults) {
  const shares = new SiteShares({ units: atOnce });
  const ofAccount = new Map<string, number>();

  async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id } = sessionUser(request);
    const held = ofAccount.get(id) ?? 0;
    if (held >= perAccount) throw problem.tooManyRequests('exports-under-way', busyRetrySeconds);
    if (!shares.take(request.ip)) throw problem.unavailable('exports-busy', busyRetrySeconds);
    ofAccount.set(id, held + 1);
    const timer = setTimeout(() => {
      request.log.warn({ route: request.routeOptions.url }, 'export took too long');
      reply.raw.destroy();
    }, limitMs);
    finished(reply.raw, () => {
      clearTimeout(timer);
      shares.give(request.ip);
      const left = (ofAccount.get(id) ?? 1) - 1;
      if (left > 0) ofAccount.set(id, left);
      else ofAccount.delete(id);
    });
  }

  return (scope: FastifyInstance): void => {
    scope.addHook('onRoute', (route) => {
      if (route.config?.stepUp !== 'data' || ![route.method].flat().includes('GET')) return;
      route.preHandler = [route.preHandler ?? [], takePlace].flat();
    });
  };
}
