import {
  commonVariables,
  ConfigError,
  createLogger,
  readEnvironment,
  runProcess,
  serve,
  startTracing,
} from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { TObject } from 'typebox';
import { connectDatabase } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrationUrl } from '../database/migration-url.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { quotaLimitsOf } from '../quotas/quota-registry.ts';
import { configOf, createService } from './create-service.ts';
import type { NoExtra, ServiceDefinition } from './definition.ts';

/** The supervisor kills after 10 s. */
const stopLimitMs = 6_500;
/** Time to take what is on its way to us; in production, load balancers need it to see that we are no longer ready. */
const drainMs = { production: 3_000, local: 100, test: 100 };
const seedPoolSize = 2;

async function runTask(task: () => Promise<void>): Promise<never> {
  // A task must not outlive a killed supervisor; the database undoes what was not committed
  process.once('disconnect', () => process.exit(1));
  await task();
  process.exit(0);
}

async function migrateSchema<Extra extends TObject>(definition: ServiceDefinition<Extra>): Promise<void> {
  // A wrong one stops the service when it serves: better before its tables change
  quotaLimitsOf(definition.name, definition.quotas ?? {}, process.env);
  const { LOG_LEVEL } = readEnvironment(Type.Object(commonVariables), process.env);
  const log = createLogger(definition.name, LOG_LEVEL);
  const applied = await migrate(readMigrationUrl(process.env), definition.name, definition.migrations, { log });
  log.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate');
}

async function seed<Extra extends TObject>(definition: ServiceDefinition<Extra>): Promise<void> {
  const config = configOf(definition, process.env);
  const log = createLogger(definition.name, config.LOG_LEVEL);
  // Seeds may fill large tables in one statement
  const db = connectDatabase({
    url: config.DATABASE_URL,
    schema: definition.name,
    poolSize: seedPoolSize,
    statementTimeoutMs: 0,
    columns: 'camelCase',
    sessionName: `portal-${definition.name}-seed`,
  });
  await definition.seed?.({ db, config, log, files: await openFileStore(config) });
  await db.destroy();
  log.info('seeded');
}

/** Ends with code 1 when something is wrong. */
async function examine<Extra extends TObject>(definition: ServiceDefinition<Extra>): Promise<void> {
  const { checkService } = await import('./check-service.ts');
  const { printChecks } = await import('../doctor/check.ts');
  if (!printChecks(definition.name, await checkService(definition, process.env))) process.exit(1);
}

async function serveService<Extra extends TObject>(definition: ServiceDefinition<Extra>): Promise<void> {
  await startTracing(definition.name, process.env);
  const { app } = await createService(definition, process.env);
  await app.files.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'old uploads not removed'));
  const { HOST, PORT, PORTAL_ENV, DRAIN_SECONDS, METRICS_PORT } = app.config;
  await serve(app, {
    host: HOST,
    port: PORT,
    stopLimitMs,
    drainMs: DRAIN_SECONDS === undefined ? drainMs[PORTAL_ENV] : DRAIN_SECONDS * 1_000,
    metricsPort: METRICS_PORT,
    countUncaughtError: () => app.countUncaughtError(),
  });
  app.outbox.start();
}

/**
 * Runs the command in argv: `migrate`, which needs nothing but the address of the schema's owner, `seed` and `doctor`, which
 * looks at all that serving needs and says in a line each what is wrong, end the process; `serve` (default) listens,
 * sends `{ type: 'ready', port }` to a supervisor and stops gracefully on SIGTERM, SIGINT or when the supervisor is gone.
 */
export async function runService<Extra extends TObject = NoExtra>(definition: ServiceDefinition<Extra>): Promise<void> {
  const command = process.argv[2] ?? 'serve';
  await runProcess(definition.name, async () => {
    if (command === 'serve') await serveService(definition);
    else if (command === 'migrate') await runTask(() => migrateSchema(definition));
    else if (command === 'seed') await runTask(() => seed(definition));
    else if (command === 'doctor') await runTask(() => examine(definition));
    else throw new ConfigError('argv', `Unknown command ${command}: use migrate, seed, doctor or serve.`);
  });
}
