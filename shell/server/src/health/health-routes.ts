import type { FastifyInstance } from 'fastify';
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

/** `/health/live`, `/health/ready` for the whole site, and `/metrics` for this machine alone. */
export async function healthRoutes(app: FastifyInstance, { services, metrics, currentSnapshot }: HealthRoutesOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const snapshot = currentSnapshot();
    const states = await Promise.all(
      services.all.map(async ({ name, origin }) => [name, (await isReady(origin)) ? 'ready' : 'down']),
    );
    return reply.code(snapshot ? 200 : 503).send({
      status: snapshot ? 'ready' : 'not ready',
      revision: snapshot?.revision,
      // A service that is down takes its own pages with it, not the site.
      services: Object.fromEntries(states),
    });
  });

  app.get('/metrics', async (request, reply) => {
    const isFromHere = loopback.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
    if (!isFromHere) return reply.code(404).type('text/plain').send('not found\n');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
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
