import { runProcess, serve } from '@portal/runtime';
import { collectDefaultMetrics } from 'prom-client';
import { createPortal } from './app/create-portal.ts';
import { readFurtherServices, readPortalConfig } from './config/portal-config.ts';

/** Time for requests under way to finish; the proxy's own limit is 10 s. */
const stopLimitMs = 12_000;

await runProcess('portal', async () => {
  const config = readPortalConfig(process.env);
  const { app, metrics, services } = await createPortal(config);
  collectDefaultMetrics({ register: metrics.registry });
  process.on('message', (message) => {
    const text = furtherServicesIn(message);
    if (text === undefined) return;
    services.replaceFurther(readFurtherServices(text));
    app.log.info({ services: services.all.map(({ name }) => name) }, 'the services are others now');
  });
  await serve(app, {
    host: config.host,
    port: config.port,
    stopLimitMs,
    drainMs: 0,
    countUncaughtError: (kind) => metrics.uncaughtErrors.inc({ kind }),
  });
});

/** What the supervisor says when a section's service came or went: FURTHER_SERVICES as it is now. */
function furtherServicesIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('furtherServices' in message)) return undefined;
  return typeof message.furtherServices === 'string' ? message.furtherServices : undefined;
}
