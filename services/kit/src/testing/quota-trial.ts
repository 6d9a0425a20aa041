import assert from 'node:assert/strict';
import type { Environment } from '@portal/runtime';
import type { Knex } from 'knex';
import { quotaVariable } from '../quotas/quota-registry.ts';
import type { Service } from '../service/create-service.ts';
import type { TestService } from './create-test-service.ts';

interface QuotaResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  json(): { code?: string };
}

export interface QuotaTrial {
  service: Pick<TestService, 'env' | 'replicas'>;
  /** Which quota; all others keep what `env` says, or the service's own environment. */
  name: string;
  env?: Environment;
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
export async function expectQuota({ service, name, env = service.env, call, passes }: QuotaTrial): Promise<void> {
  const limited = { ...env, [quotaVariable(service.replicas.name, name)]: `${burst}/1h` };
  const apps = await service.replicas.withQuotas(limited);
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
}

export interface MailQuotaTrial extends QuotaTrial {
  /** How many mails of this kind were sent so far. */
  mails(): Promise<number>;
}

/**
 * Sets a quota of mails that anybody may ask for to three an hour and asks two replicas at once: every call gets the same response,
 * three mails are sent over both, and after an hour another one is.
 */
export async function expectMailQuota({
  service,
  name,
  env = service.env,
  call,
  passes,
  mails,
}: MailQuotaTrial): Promise<void> {
  const apps = await service.replicas.withQuotas({
    ...env,
    [quotaVariable(service.replicas.name, name)]: `${burst}/1h`,
  });
  const before = await mails();
  const send = (nth: number): Promise<QuotaResponse> => call(apps[nth % apps.length]!, nth);
  const responses = await Promise.all(Array.from({ length: calls }, (_, nth) => send(nth)));
  assert.deepEqual([...new Set(responses.map(({ statusCode }) => statusCode))], [passes], name);
  assert.equal((await mails()) - before, burst, `${name}: mails`);
  await passQuotaTime(apps[0]!.db, 3_600);
  assert.equal((await send(calls)).statusCode, passes, name);
  assert.equal((await mails()) - before, burst + 1, `${name}: mails an hour later`);
}
