import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '@portal/runtime';
import type { Knex } from 'knex';
import type { Static, TObject } from 'typebox';
import type { SessionUser } from '../auth/session-user.ts';
import { connectDatabase } from '../database/connect.ts';
import { createService } from '../service/create-service.ts';
import type { NoExtra, ServiceDefinition } from '../service/definition.ts';
import type { ServiceApp } from '../app/service-app.ts';
import { readMailbox } from '../mail/read-mailbox.ts';
import type { ReceivedMail } from '../mail/read-mailbox.ts';
import { readAudit } from './read-audit.ts';
import type { AuditRow } from './read-audit.ts';
import { generousQuotasOf } from './generous-quotas.ts';
import { createReplicas } from './replicas.ts';
import type { Replicas } from './replicas.ts';
import { createTestDatabase } from './test-database.ts';
import { testEnvironment } from './test-environment.ts';
import { testToken } from './test-token.ts';

export interface TestService<Extra extends object = object> {
  /** Ready for `app.inject`; not listening. */
  app: ServiceApp<Extra>;
  db: Knex;
  /** What the service was given, for a second copy of it. */
  env: Environment;
  /** The same database with the administrator's rights. */
  adminUrl: string;
  /** The same with the role of the migrations. */
  ownerUrl: string;
  /** Runs SQL as that role: what the service's own may not do, such as renaming a table. */
  asOwner(sql: string): Promise<void>;
  /** What autovacuum does by itself within a minute of many new rows. */
  vacuum(): Promise<void>;
  /** A good access token; a plain member unless told otherwise. */
  token(user?: Partial<SessionUser>): string;
  /** Folder of its files. */
  filesDir: string;
  /** Runs the service's seed. */
  seed(): Promise<void>;
  /** Sends waiting mails and reads all that were ever sent, oldest first. */
  mails(): Promise<ReceivedMail[]>;
  /** The whole audit log, oldest first. */
  audit(): Promise<AuditRow[]>;
  /** Copies of the service on the same database. */
  replicas: Replicas;
  close(): Promise<void>;
}

const mostVacuums = 5;

/** A migrated, unseeded service on a database of its own, which `close` drops again. */
export async function createTestService<Extra extends TObject = NoExtra>(
  definition: ServiceDefinition<Extra>,
  extraEnv: Environment = {},
): Promise<TestService<Static<Extra> & object>> {
  const database = await createTestDatabase(definition.name, definition.migrations);
  const folder = await mkdtemp(path.join(tmpdir(), `portal-${definition.name}-`));
  const env = { ...testEnvironment(folder, database.url), ...generousQuotasOf(definition), ...extraEnv };
  const removeAll = async (): Promise<void> => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { app, db, close } = await createService(definition, env);
    const replicas = createReplicas(definition, env);
    return {
      app,
      db,
      env,
      filesDir: env['FILES_DIR'] ?? '',
      adminUrl: database.adminUrl,
      ownerUrl: database.ownerUrl,
      asOwner: database.asOwner,
      vacuum: async () => {
        const administrator = connectDatabase({
          url: database.adminUrl,
          schema: 'public',
          poolSize: 1,
          statementTimeoutMs: 0,
          columns: 'stored',
        });
        try {
          // What another session reads at that moment keeps new rows from being known as visible to all, which index-only scans need
          for (let round = 0; round < mostVacuums; round += 1) {
            await administrator.raw('vacuum analyze');
            const { rows } = await administrator.raw(
              `select 1 from pg_class where relkind = 'r' and relallvisible < relpages and relnamespace = ?::regnamespace limit 1`,
              [definition.name],
            );
            if (rows.length === 0) return;
            await wait(100);
          }
        } finally {
          await administrator.destroy();
        }
      },
      token: (user) => testToken(user),
      seed: async () => definition.seed?.({ db, config: app.config, log: app.log, files: app.files }),
      mails: async () => {
        await app.outbox.drain();
        return readMailbox(`${folder}/mailbox`);
      },
      audit: () => readAudit(database.adminUrl),
      replicas,
      close: async () => {
        await replicas.close();
        await close();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}
