import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  createApp,
  databaseProblem,
  draining,
  errorHandler,
  handleError,
  health,
  requestIdOf,
  requestLog,
  serviceLimitMs,
  streamErrors,
  timeLimit,
  unreadBody,
  uploadLimitMs,
} from '@portal/runtime';
import type { Environment } from '@portal/runtime';
import { sectionOf } from '@portal/runtime/declarations';
import type { Knex } from 'knex';
import type { DestinationStream } from 'pino';
import type { Static, TObject } from 'typebox';
import { accessTokens } from '../auth/access-tokens.ts';
import { declareAccess } from '../auth/declare-access.ts';
import { allowanceQuotas } from '../quotas/step-up-allowance.ts';
import type { BaseConfig } from '../config/base-config.ts';
import { loadConfig } from '../config/load-config.ts';
import { connectDatabase } from '../database/connect.ts';
import { servingName } from '../database/serving-versions.ts';
import { createExportLimit } from '../exports/limit-exports.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { uploads } from '../files/receive-upload.ts';
import { databaseReady } from '../health/database-ready.ts';
import { serviceMetrics } from '../health/service-metrics.ts';
import { idempotency } from '../idempotency/idempotency.ts';
import { idempotencyMigration } from '../idempotency/idempotency-migration.ts';
import { refuseUnstorableInput } from '../input/refuse-unstorable.ts';
import { outboxMigration } from '../mail/outbox.ts';
import { outboxMetrics } from '../mail/outbox-metrics.ts';
import { outboxOverview } from '../mail/outbox-overview.ts';
import { outboxPerson } from '../mail/outbox-person.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { createOutbox } from '../mail/outbox-worker.ts';
import { mailTemplateRoutes } from '../mail-templates/mail-template-routes.ts';
import { addOpenApi } from '../openapi/openapi.ts';
import { quotas } from '../quotas/add-quotas.ts';
import { quotaAlarm } from '../quotas/quota-alarm.ts';
import { createQuotas } from '../quotas/quotas.ts';
import { quotaLimitsOf } from '../quotas/quota-registry.ts';
import type { QuotaRegistry } from '../quotas/quota-registry.ts';
import { currentUsers } from './current-users.ts';
import { overviewRoutes } from '../overview/overview-routes.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { personalDataRoutes } from '../personal-data/personal-data-routes.ts';
import { serveResources } from '../resources/resource-routes.ts';
import { retentionJob } from '../retention/retention.ts';
import { retentionOf } from './service-retention.ts';
import { runMaintenance } from '../app/maintenance.ts';
import type { NoExtra, ServiceDefinition } from './definition.ts';
import type { ServiceApp } from '../app/service-app.ts';

export interface Service<Extra extends object = object> {
  app: ServiceApp<Extra>;
  db: Knex;
  /** Drains open requests, stops the outbox, closes the pool. */
  close(): Promise<void>;
}

/** Clients keep an idle connection for 2 s of these: less than the 3 s of a drain in production. */
const keepAliveHintSeconds = 4;
/** JSON bodies are small; uploads have limits of their own. */
const bodyLimitBytes = 256 * 1024;

const loopback = /^(::1$|(::ffff:)?127\.)/i;
const isLoopback = (address: string): boolean => loopback.test(address);

function createServiceApp(name: string, config: BaseConfig, logTo?: DestinationStream): ServiceApp {
  return createApp({
    name,
    logLevel: config.LOG_LEVEL,
    logTo,
    requestIdLabel: 'requestId',
    genReqId: requestIdOf,
    // No hook runs for these, so nothing reads the body of such a request
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.header('connection', 'close')),
    // One hop: the portal, which writes X-Forwarded-For itself and drops what came with the request. In local use it is on this machine
    trustProxy: (address, hop) => hop === 0 && (config.PORTAL_ENV !== 'local' || isLoopback(address)),
    bodyLimit: bodyLimitBytes,
    // For the whole body; the plugin timeLimit has the shorter one of everything but uploads
    requestTimeout: uploadLimitMs + 2_000,
    headersTimeoutMs: serviceLimitMs,
    checkConnectionsMs: 1_000,
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/** A service's quotas, with those that the kit counts for it. */
function quotasIn({ quotas: own }: Pick<ServiceDefinition, 'quotas'>): QuotaRegistry {
  return own ? { ...own, ...allowanceQuotas } : {};
}

/** A service's configuration. Throws ConfigError for the first variable that is wrong. */
export function configOf<Extra extends TObject>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
): BaseConfig & Static<Extra> {
  quotaLimitsOf(definition.name, quotasIn(definition), env);
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
  const service = definition.name;
  const registry = quotasIn(definition);
  const limits = quotaLimitsOf(service, registry, env);
  const signingKey = definition.signingKey?.(config);
  const section = sectionOf(service);
  const app = createServiceApp(service, config, logTo);
  const sessionName = servingName(service, definition.migrations);
  const database = { url: config.DATABASE_URL, schema: service, columns: 'camelCase', sessionName } as const;
  const db = connectDatabase({ ...database, poolSize: config.DATABASE_POOL_SIZE });
  const migrations = Object.values(definition.migrations);
  const sendsMail = migrations.includes(outboxMigration);
  const outbox = createOutbox({
    db,
    log: app.log,
    transport: createMailTransport(config),
    enabled: sendsMail,
  });
  app.decorate('db', db);
  app.decorate('config', config as BaseConfig);
  app.decorate('section', section);
  app.decorate('files', await openFileStore(config));
  app.decorate('outbox', outbox);
  await app.register(errorHandler, { translate: databaseProblem, notFoundCode: 'route-not-found' });
  await app.register(requestLog);
  await app.register(streamErrors);
  await app.register(timeLimit);
  await app.register(unreadBody);
  refuseUnstorableInput(app);
  await app.register(draining, { keepAliveHintSeconds });
  await app.register(serviceMetrics, { service, ofProcess: config.PORTAL_ENV !== 'test' });
  const alarm = quotaAlarm(app.log, app.metricsRegistry);
  await app.register(quotas, {
    quotas: createQuotas({ db, service, section, registry, limits, databaseUrl: config.DATABASE_URL, alarm }),
    isUsed: definition.quotas !== undefined,
  });
  if (sendsMail) outboxMetrics(db, app.metricsRegistry);
  await app.register(accessTokens, { jwksUrl: config.JWKS_URL, signingKey });
  const currentUser = await currentUsers(app, definition, database);
  await app.register(health, { live: 'ok', ready: () => databaseReady(db) });
  await app.register(uploads);
  if (migrations.includes(idempotencyMigration)) await app.register(idempotency);
  const limitExports = createExportLimit();
  for (const [index, [base, routes]] of Object.entries(definition.bases).entries()) {
    await app.register(
      async (scope) => {
        declareAccess(scope, { section, currentUser });
        limitExports(scope);
        await addOpenApi(scope, base);
        await routes(scope as unknown as ServiceApp<Static<Extra> & object>);
        if (index > 0) return;
        if (definition.resources) serveResources(scope, definition.resources);
        if (definition.personalData) personalDataRoutes(scope, service, definition.personalData);
        const { overview = [], person = [], lookup = [] } = definition;
        const mailAccess = section === undefined ? 'administrator' : 'manager';
        if (definition.overview || sendsMail) {
          overviewRoutes(scope, section, sendsMail ? [...overview, outboxOverview] : overview);
          recordRoutes(scope, section, {
            person: sendsMail ? [...person, outboxPerson(mailAccess, service)] : person,
            lookup,
          });
        }
        if (sendsMail) outboxRoutes(scope, mailAccess);
        const { mails } = definition;
        if (mails) await scope.register(async (own: ServiceApp) => mailTemplateRoutes(own, mailAccess, mails));
      },
      { prefix: `/api/${base}` },
    );
  }
  if (definition.retention) runMaintenance(app, retentionJob(db, app.log, retentionOf(definition)));
  app.addHook('onClose', async () => {
    await outbox.stop();
    await db.destroy();
  });
  await app.ready();
  return {
    app: app as unknown as ServiceApp<Static<Extra> & object>,
    db,
    close: async () => app.close(),
  };
}
