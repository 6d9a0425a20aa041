import { health } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const serviceLimitMs = 800;
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** What proxies add: one on this machine brings strangers here. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Responds to `/health/ready` for the whole site: 503 without a release. The states of the services are for this machine alone. */
function respondReady({ services, releaseStore }: FastifyInstance) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const snapshot = releaseStore.current?.base;
    const status = snapshot ? 'ready' : 'not ready';
    void reply.code(snapshot ? 200 : 503);
    // A stranger's question costs no service anything
    if (!isFromHere(request)) return reply.send({ status });
    const states = await Promise.all(
      services.all.map(async ({ name, origin }) => [name, (await isReady(origin)) ? 'ready' : 'down']),
    );
    // A service that is down takes its own pages with it, not the site
    return reply.send({ status, revision: snapshot?.revision, services: Object.fromEntries(states) });
  };
}

/** `/health/live` and `/health/ready`. */
export const portalHealth = fp(
  async (app) => {
    await app.register(health, { live: 'live', ready: respondReady(app) });
  },
  { name: 'portal-health', dependencies: ['services', 'release-store'] },
);

/** A connection of this machine itself, and no proxy's. */
export function isFromHere({ headers, socket }: FastifyRequest): boolean {
  return loopback.test(socket.remoteAddress ?? '') && proxyHeaders.every((name) => headers[name] === undefined);
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(serviceLimitMs) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
