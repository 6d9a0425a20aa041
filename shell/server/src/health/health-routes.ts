import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../proxy/services.ts';
import type { ReleaseSnapshot } from '../releases/release-snapshot.ts';
import type { PortalMetrics } from './portal-metrics.ts';

export interface HealthRoutesOptions {
  services: Services;
  metrics: PortalMetrics;
  currentSnapshot(): ReleaseSnapshot | undefined;
}

const serviceLimitMs = 800;
const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
/** What proxies add: one on this machine brings strangers here. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** `/health/live`, `/health/ready` for the whole site; the states of the services and `/metrics` for this machine alone. */
export async function healthRoutes(
  app: FastifyInstance,
  { services, metrics, currentSnapshot }: HealthRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (request, reply) => {
    const snapshot = currentSnapshot();
    void reply.code(snapshot ? 200 : 503);
    const status = snapshot ? 'ready' : 'not ready';
    // A stranger's question costs no service anything
    if (!isFromHere(request)) return reply.send({ status });
    const states = await Promise.all(
      services.all.map(async ({ name, origin }) => [name, (await isReady(origin)) ? 'ready' : 'down']),
    );
    // A service that is down takes its own pages with it, not the site
    return reply.send({ status, revision: snapshot?.revision, services: Object.fromEntries(states) });
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request)) return reply.code(404).type('text/plain').send('not found\n');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** A connection of this machine itself, and no proxy's. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
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
