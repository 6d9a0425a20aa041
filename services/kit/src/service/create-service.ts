import path from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, LogController } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import type { DestinationStream } from 'pino';
import type { Static, TObject } from 'typebox';
import { addAccessTokens } from '../auth/access-tokens.ts';
import type { BaseConfig } from '../config/base-config.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Environment } from '../config/load-config.ts';
import { connectDatabase, statementTimeoutMs } from '../database/connect.ts';
import { addErrorHandler, handleError } from '../errors/error-handler.ts';
import { createDirectoryFileStore } from '../files/directory-file-store.ts';
import { addUploads } from '../files/receive-upload.ts';
import { addDraining, addHealthRoutes } from '../health/health-routes.ts';
import type { Readiness } from '../health/health-routes.ts';
import { addMetrics } from '../health/metrics.ts';
import { addIdempotency } from '../idempotency/idempotency.ts';
import { idempotencyMigration } from '../idempotency/idempotency-migration.ts';
import { refuseUnstorableInput } from '../input/refuse-unstorable.ts';
import { createLogger } from '../logging/logger.ts';
import { addRequestLog, requestIdOf } from '../logging/request-log.ts';
import { outboxMigration } from '../mail/outbox.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { createOutbox } from '../mail/outbox-worker.ts';
import { addOpenApi } from '../openapi/openapi.ts';
import { addQuotas } from '../quotas/add-quotas.ts';
import { createQuotas } from '../quotas/quotas.ts';
import { quotaLimitsOf } from '../quotas/quota-registry.ts';
import type { NoExtra, ServiceDefinition } from './definition.ts';
import type { ServiceApp } from './service-app.ts';
import { addTimeLimit, serviceLimitMs, uploadLimitMs } from './time-limit.ts';
import { ownStreamErrors } from './uncaught-errors.ts';
import { addBodyDraining } from './unread-body.ts';

export interface Service<Extra extends object = object> {
  app: ServiceApp<Extra>;
  db: Knex;
  readiness: Readiness;
  /** Drains open requests, stops the outbox, closes the pool. */
  close(): Promise<void>;
}

/** JSON bodies are small; uploads have limits of their own. */
const bodyLimitBytes = 256 * 1024;
/** Longer than the portal keeps its connections, so that it never writes into one that we are closing. */
const keepAliveMs = 72_000;

function createApp(name: string, config: BaseConfig, logTo?: DestinationStream): ServiceApp {
  const loggerInstance: FastifyBaseLogger = createLogger(name, config.LOG_LEVEL, logTo);
  return fastify({
    loggerInstance,
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    // No hook runs for these, so nothing reads the body of such a request
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.header('connection', 'close')),
    // One hop: the portal, which writes X-Forwarded-For itself and drops what came with the request
    trustProxy: (_address, hop) => hop === 0,
    bodyLimit: bodyLimitBytes,
    // For the whole body; time-limit.ts has the shorter one of everything but uploads
    requestTimeout: uploadLimitMs + 2_000,
    keepAliveTimeout: keepAliveMs,
    http: { headersTimeout: serviceLimitMs, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    ajv: { customOptions: { removeAdditional: false, allErrors: true } },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** A service's configuration. Throws ConfigError for the first variable that is wrong. */
export function configOf<Extra extends TObject>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
): BaseConfig & Static<Extra> {
  quotaLimitsOf(definition.name, definition.quotas ?? {}, env);
  return loadConfig(env, definition.configSchema, definition.signingKey !== undefined);
}

/**
 * Builds a service that does not listen yet and has touched neither network nor database.
 * Throws ConfigError when `env` is wrong. Log lines go to stdout unless `logTo` takes them.
 */
export async function createService<Extra extends TObject = NoExtra>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
  { logTo }: { logTo?: DestinationStream } = {},
): Promise<Service<Static<Extra> & object>> {
  const config = configOf(definition, env);
  const { name: service, quotas: registry = {} } = definition;
  const limits = quotaLimitsOf(service, registry, env);
  const signingKey = definition.signingKey?.(config);
  const app = createApp(definition.name, config, logTo);
  const db = connectDatabase({
    url: config.DATABASE_URL,
    schema: definition.name,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs,
  });
  const readiness: Readiness = { stopping: false };
  const migrations = Object.values(definition.migrations);
  const outbox = createOutbox({
    db,
    log: app.log,
    transport: createMailTransport(config),
    enabled: migrations.includes(outboxMigration),
  });
  app.decorate('db', db);
  app.decorate('config', config as BaseConfig);
  app.decorate('filesDir', path.resolve(config.FILES_DIR));
  app.decorate('files', createDirectoryFileStore(app.filesDir));
  app.decorate('outbox', outbox);
  addQuotas(app, createQuotas({ db, service, registry, limits, databaseUrl: config.DATABASE_URL }), {
    isUsed: definition.quotas !== undefined,
  });
  addErrorHandler(app);
  addRequestLog(app);
  ownStreamErrors(app);
  addTimeLimit(app);
  addBodyDraining(app);
  refuseUnstorableInput(app);
  addDraining(app, readiness);
  addMetrics(app, definition.name, { process: config.PORTAL_ENV !== 'test' });
  await addAccessTokens(app, { jwksUrl: config.JWKS_URL, signingKey });
  addHealthRoutes(app, readiness);
  await addUploads(app);
  if (migrations.includes(idempotencyMigration)) addIdempotency(app);
  for (const [base, routes] of Object.entries(definition.bases)) {
    await app.register(
      async (scope) => {
        await addOpenApi(scope, base);
        await routes(scope as unknown as ServiceApp<Static<Extra> & object>);
      },
      { prefix: `/api/${base}` },
    );
  }
  const { internal } = definition;
  if (internal) {
    await app.register(async (scope) => internal(scope as unknown as ServiceApp<Static<Extra> & object>), {
      prefix: '/internal',
    });
  }
  app.addHook('onClose', async () => {
    await outbox.stop();
    await db.destroy();
  });
  await app.ready();
  return {
    app: app as unknown as ServiceApp<Static<Extra> & object>,
    db,
    readiness,
    close: async () => {
      readiness.stopping = true;
      await app.close();
    },
  };
}
