import type { Environment } from '@portal/runtime';
import { sectionOf } from '@portal/runtime/declarations';
import type { TObject } from 'typebox';
import { createQuotas } from '../quotas/quotas.ts';
import { quotaLimitsOf } from '../quotas/quota-registry.ts';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import type { ServiceDefinition } from '../service/definition.ts';

export interface Replicas {
  /** Of the service. */
  name: string;
  /** Two copies of the service, with the quotas of that environment and no counts yet. */
  withQuotas(env: Environment): Promise<Service['app'][]>;
  close(): Promise<void>;
}

/**
 * Two copies of a service on the database of `env`. To start one takes longer than most tests, so they start when they are
 * first asked for, once for all tests of a file, and get the quotas of each test while they run.
 */
export function createReplicas<Extra extends TObject>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
): Replicas {
  const { name, quotas: registry = {} } = definition;
  let started: Promise<Service[]> | undefined;
  const start = async () => {
    const services = await Promise.all([createService(definition, env), createService(definition, env)]);
    return services as unknown as Service[];
  };
  return {
    name,
    async withQuotas(quotaEnv) {
      started ??= start();
      const services = await started;
      const limits = quotaLimitsOf(name, registry, quotaEnv);
      for (const { app, db } of services) {
        const options = { db, service: name, section: sectionOf(name), registry, limits };
        // The routes hold this object
        Object.assign(app.quotas, createQuotas({ ...options, databaseUrl: app.config.DATABASE_URL }));
      }
      await services[0]!.db('quota_counts').delete();
      return services.map(({ app }) => app);
    },
    async close() {
      for (const service of (await started) ?? []) await service.close();
    },
  };
}
