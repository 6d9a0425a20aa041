import assert from 'node:assert/strict';
import type { Environment } from '@portal/runtime';
import type { Knex } from 'knex';
import type { TObject } from 'typebox';
import { quotaVariable } from '../quotas/quota-registry.ts';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import type { ServiceDefinition } from '../service/definition.ts';

interface QuotaResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  json(): { code?: string };
}

export interface QuotaTrial<Extra extends TObject> {
  definition: ServiceDefinition<Extra>;
  /** Of a service whose database is ready. */
  env: Environment;
  /** Which quota; all others keep what `env` says. */
  name: string;
  /** The call that it limits, sent to one of two replicas; `nth` counts from 0. */
  call(app: Service['app'], nth: number): Promise<QuotaResponse>;
  /** Status of a call that passes. */
  passes: number;
}

const burst = 3;
const calls = 8;

/** The same environment with the default of every quota. */
export function withDefaultQuotas(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.includes('_QUOTA_')));
}

/** Two copies of a service on one database, for as long as `work` takes; they begin with no counts. */
export async function withReplicas<Extra extends TObject, Result>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
  work: (apps: Service['app'][]) => Promise<Result>,
): Promise<Result> {
  const replicas = [await createService(definition, env), await createService(definition, env)];
  try {
    await replicas[0]!.db('quota_counts').delete();
    return await work(replicas.map(({ app }) => app as unknown as Service['app']));
  } finally {
    await Promise.all(replicas.map(({ close }) => close()));
  }
}

/** Makes all counts older, as if seconds had passed. */
export async function passQuotaTime(db: Knex, seconds: number): Promise<void> {
  await db.raw(
    `update quota_counts set full_at = full_at - make_interval(secs => :seconds),
      failed_at = array(select t - make_interval(secs => :seconds) from unnest(failed_at) as t order by t)`,
    { seconds },
  );
}

/**
 * Sets one quota to three an hour and calls two replicas at once: three calls pass over both, the others are told how long to
 * wait, and after that time the call passes again.
 */
export async function expectQuota<Extra extends TObject>({
  definition,
  env,
  name,
  call,
  passes,
}: QuotaTrial<Extra>): Promise<void> {
  const limited = { ...env, [quotaVariable(definition.name, name)]: `${burst}/1h` };
  await withReplicas(definition, limited, async (apps) => {
    const send = (nth: number): Promise<QuotaResponse> => call(apps[nth % apps.length]!, nth);
    const responses = await Promise.all(Array.from({ length: calls }, (_, nth) => send(nth)));
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    const statuses = responses.map(({ statusCode }) => statusCode);
    assert.deepEqual(
      statuses.filter((status) => status !== 429),
      Array<number>(burst).fill(passes),
      `${name}: ${statuses.join(' ')}`,
    );
    for (const response of refused) {
      const wait = Number(response.headers['retry-after']);
      assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= 3_600, `${name}: Retry-After ${wait}`);
      assert.match(String(response.json().code), /^too-many-(requests|attempts)$/);
    }
    const longest = Math.max(...refused.map(({ headers }) => Number(headers['retry-after'])));
    await passQuotaTime(apps[0]!.db, longest - 60);
    assert.equal((await send(calls)).statusCode, 429, `${name}: a minute before the wait is over`);
    await passQuotaTime(apps[0]!.db, 60);
    assert.equal((await send(calls + 1)).statusCode, passes, `${name}: when the wait is over`);
  });
}
