import { ConfigError, runProcess, serve, startTracing } from '@portal/runtime';
import { connectDatabase, migrate, printChecks, readMigrationUrl } from '@portal/service-kit/database';
import { collectDefaultMetrics } from 'prom-client';
import { migrations } from '../migrations/index.ts';
import { readDatabaseUrl, readPortalConfig } from './config/portal-config.ts';
import { readFurtherServices } from './config/reachable-services.ts';
import { readServiceVersions } from './proxy/service-versions.ts';
import { shellName } from './release/store/release-snapshot.ts';
import { createPortal } from './portal.ts';
import { manualServices } from './release/pointers/manual-rollbacks.ts';
import { issueToken } from './release/control/release-tokens.ts';
import { isSectionName } from './config/names.ts';

/** Time for requests under way to finish; the proxy's own limit is 10 s. */
const stopLimitMs = 12_000;

await runProcess('portal', () => run(process.argv.slice(2)));

/** `serve` (default), `migrate`, `doctor`, or `token <section> [--replace]`, which prints a new token of a section's team. */
async function run([command = 'serve', section = '', ...options]: string[]): Promise<void> {
  // Whatever runs here must not outlive a killed supervisor
  process.once('disconnect', endAtOnce);
  if (command === 'serve') return servePortal();
  if (command === 'migrate') {
    await migrate(readMigrationUrl(process.env), 'portal', migrations);
  } else if (command === 'token' && isSectionName(section)) {
    const url = readDatabaseUrl(process.env);
    const db = connectDatabase({ url, schema: 'portal', poolSize: 1, columns: 'camelCase' });
    process.stdout.write(`${await issueToken(db, section, options.includes('--replace'))}\n`);
  } else if (command === 'doctor') {
    const { checkPortal } = await import('./doctor/check-portal.ts');
    if (!printChecks('portal', await checkPortal(process.env))) process.exit(1);
  } else {
    throw new ConfigError('argv', 'the commands are: serve, migrate, doctor, token <section> [--replace]');
  }
  process.exit(0);
}

function endAtOnce(): never {
  process.exit(1);
}

async function servePortal(): Promise<void> {
  const config = readPortalConfig(process.env);
  await startTracing('portal', process.env);
  const tell = (text: string): void => void process.send?.({ type: 'note', text });
  const app = await createPortal({ config, tell });
  const { measures, state, services, releasedServices, builtReleases: built, releaseStore: store } = app;
  collectDefaultMetrics({ register: measures.registry });
  // Listens from the same moment: what has arrived by then goes to the listeners of that moment alone
  const started = config.waitsForServices ? servicesReady() : undefined;
  const sayOlder = (): void => void process.send?.({ type: 'settled', older: built.older });
  state.onRead = () => process.send?.({ type: 'manual-services', services: manualServices(state.current) });
  state.onRead();
  process.on('message', (message) => {
    // The supervisor's build has ended
    if (typeof message === 'object' && message !== null && 'offerBuilt' in message) void built.settle().then(sayOlder);
    releasedServices.hear(message);
    const told = furtherServicesIn(message);
    if (told === undefined) return;
    services.replaceFurther(readFurtherServices(told.furtherServices), readServiceVersions(told.versions));
    app.log.info({ services: services.all.map(({ name }) => name) }, 'the services are others now');
  });
  await app.ready();
  if (started) app.log.info('waiting for the services');
  await started;
  const offerBuilt = () => built.start((text) => process.send?.({ type: 'warning', text }));
  const isFirst = !store.current?.live.has(shellName);
  // There is nothing to serve yet
  if (isFirst) await offerBuilt();
  // From here on the end is graceful
  process.off('disconnect', endAtOnce);
  await serve(app, {
    host: config.host,
    port: config.port,
    listenFd: config.listenFd,
    stopLimitMs,
    drainMs: config.drainMs,
    metricsPort: config.metricsPort,
    countUncaughtError: (kind) => measures.uncaughtErrors.inc({ kind }),
  });
  // Visitors get what is live while what was built is checked
  if (!isFirst) await offerBuilt();
  sayOlder();
}

/** Resolves when the supervisor says that the services which it has started beside the portal are ready: pages need them. */
function servicesReady(): Promise<void> {
  return new Promise((done) => {
    process.on('message', function hear(message) {
      if (typeof message !== 'object' || message === null || !('servicesReady' in message)) return;
      process.off('message', hear);
      done();
    });
  });
}

/** What the supervisor says when a service, or a version of one, came or went: FURTHER_SERVICES as it is now, and what runs beside. */
function furtherServicesIn(message: unknown): { furtherServices: string; versions: unknown } | undefined {
  if (typeof message !== 'object' || message === null || !('furtherServices' in message)) return undefined;
  const { furtherServices } = message;
  if (typeof furtherServices !== 'string') return undefined;
  return { furtherServices, versions: 'versions' in message ? message.versions : undefined };
}
