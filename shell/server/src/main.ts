import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics } from 'prom-client';
import { createPortal } from './app/create-portal.ts';
import { surviveUncaughtErrors } from './app/uncaught-errors.ts';
import { ConfigError } from './config/config-error.ts';
import { readFurtherServices, readPortalConfig } from './config/portal-config.ts';

/** Time for requests under way to finish; the proxy's own limit is 10 s. */
const graceMs = 12_000;

try {
  await main();
} catch (error) {
  console.error(`portal: ${startFailure(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readPortalConfig(process.env);
  const { app, metrics, services } = await createPortal(config);
  collectDefaultMetrics({ register: metrics.registry });

  const skip = ['uncaughtException', 'unhandledRejection'] as const;
  const { close } = closeWithGrace({ delay: graceMs, logger: false, skip: [...skip] }, async ({ signal }) => {
    app.log.info({ signal }, 'the portal stops');
    await app.close();
  });
  // The supervisor is gone: nobody would stop this process any more.
  process.once('disconnect', close);
  process.on('message', (message) => {
    const text = furtherServicesIn(message);
    if (text === undefined) return;
    services.replaceFurther(readFurtherServices(text));
    app.log.info({ services: services.all.map(({ name }) => name) }, 'the services are others now');
  });

  surviveUncaughtErrors(app.log, metrics);
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.send?.({ type: 'ready', port });
}

/** What the supervisor says when a section's service came or went: FURTHER_SERVICES as it is now. */
function furtherServicesIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('furtherServices' in message)) return undefined;
  return typeof message.furtherServices === 'string' ? message.furtherServices : undefined;
}

/** One line for the person who starts the portal. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `the port is taken (${error.message}); set PORT to a free one, or 0 for any`;
  return error.stack ?? error.message;
}
