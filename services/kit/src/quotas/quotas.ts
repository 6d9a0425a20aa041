import { createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { networkOf, problem } from '@portal/runtime';
import type { ProblemError } from '@portal/runtime';
import type { Knex } from 'knex';
import { isStaff } from '../auth/access.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { QuotaLimit } from './quota-limit.ts';
import type { Quota, QuotaRegistry } from './quota-registry.ts';
import { createQuotaStore } from './quota-store.ts';
import type { QuotaCount } from './quota-store.ts';

/** Whom a call is counted for; a FastifyRequest is one. */
export interface QuotaCaller {
  ip?: string;
  user?: SessionUser | undefined;
}

/** Values of the parts of keys that a call names. */
export type QuotaTargets = Record<string, string | number>;

/** A call to be judged. */
export interface QuotaCall<Name extends string = string> {
  caller: QuotaCaller;
  quotas: readonly Name[];
  targets?: QuotaTargets;
}

/** An attempt that is being checked. Neither method leaves it to its lease, which ends after seconds and counts nothing. */
export interface Attempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/** Quotas of one service, counted in Postgres for all its copies together. */
export interface Quotas<Name extends string = string> {
  /** Counts a call. 429 `too-many-requests` with the wait when one of the quotas is used up; then none of them counts it. */
  take(caller: QuotaCaller, quotas: readonly Name[], targets?: QuotaTargets): Promise<void>;
  /** Counts many calls in one statement, in their order: the refusal of each, or undefined. `db` may be a transaction. */
  judge(db: Knex, calls: readonly QuotaCall<Name>[]): Promise<(ProblemError | undefined)[]>;
  /**
   * Begins an attempt that counts when it fails. 429 `too-many-attempts` with the wait after too many failures. While as many
   * are being checked as may still fail, it waits for these; a success among them makes way.
   */
  attempt(caller: QuotaCaller, quotas: readonly Name[], targets?: QuotaTargets): Promise<Attempt>;
  /** Removes counts that say nothing any more. */
  sweep(): Promise<void>;
}

export interface QuotaOptions {
  db: Knex;
  service: string;
  /** Those who work for it are not counted where members are. */
  section: string | undefined;
  registry: QuotaRegistry;
  limits: ReadonlyMap<string, QuotaLimit>;
  databaseUrl: string;
}

/** For an attempt that others hold up; inside the service's limit of 5 s. */
const longestQueueMs = 3_500;
const queueStepMs = 60;
const sweptAtOnce = 1_000;

/**
 * Every copy of a service has it, and no dump of the tables contains it: somebody who reads the counts cannot try all
 * IPv4 addresses on them. A new password of the database role starts the counts again.
 */
function secretOf(service: string, databaseUrl: string): Buffer {
  const password = URL.canParse(databaseUrl) ? new URL(databaseUrl).password : '';
  return Buffer.from(hkdfSync('sha256', password, '', `quotas of ${service}`, 32));
}

/** Whether a quota counts this caller. */
function counts({ of }: Quota, { user }: QuotaCaller, section: string | undefined): boolean {
  if (of === 'visitors') return user === undefined;
  return of === undefined || (user !== undefined && !isStaff(user, section));
}

export function createQuotas({ db, service, section, registry, limits, databaseUrl }: QuotaOptions): Quotas {
  const secret = secretOf(service, databaseUrl);

  function partOf(name: string, part: string, caller: QuotaCaller, targets: QuotaTargets): string {
    const value =
      targets[part] ??
      (part === 'account'
        ? caller.user?.id
        : part === 'address' && caller.ip !== undefined
          ? networkOf(caller.ip)
          : undefined);
    if (value === undefined) throw new Error(`quota ${name} needs ${part}`);
    return String(value).toLowerCase();
  }

  function countsOf({ caller, quotas, targets = {} }: QuotaCall, kind: 'uses' | 'failures'): QuotaCount[] {
    return quotas.flatMap((name) => {
      const quota = registry[name];
      const limit = limits.get(name);
      if (!quota || !limit || (quota.counts ?? 'uses') !== kind)
        throw new Error(`${service} has no quota ${name} of ${kind}`);
      if (!counts(quota, caller, section)) return [];
      const parts = quota.key.map((part) => partOf(name, part, caller, targets));
      const key = createHmac('sha256', secret)
        .update(JSON.stringify([name, ...parts]))
        .digest();
      return [{ ...limit, name, key, clears: quota.successClears ?? false }];
    });
  }

  async function judge(on: Knex, calls: readonly QuotaCall[]): Promise<(ProblemError | undefined)[]> {
    const refusals = await createQuotaStore(on).take(calls.map((call) => countsOf(call, 'uses')));
    return refusals.map(
      (refusal) =>
        refusal &&
        problem.tooManyRequests('too-many-requests', refusal.waitSeconds, `the quota ${refusal.name} is used up`),
    );
  }

  return {
    judge,

    async take(caller, quotas, targets) {
      const [refusal] = await judge(db, [{ caller, quotas, targets }]);
      if (refusal) throw refusal;
    },

    async attempt(caller, quotas, targets) {
      const store = createQuotaStore(db);
      const all = countsOf({ caller, quotas, targets }, 'failures');
      const givesUpAt = performance.now() + longestQueueMs;
      for (;;) {
        const { lease, wait: seconds } = await store.begin(all);
        if (lease !== null)
          return { failed: () => store.end(all, lease, true), succeeded: () => store.end(all, lease, false) };
        if (seconds !== null) throw problem.tooManyRequests('too-many-attempts', Math.max(1, seconds));
        if (performance.now() > givesUpAt) throw problem.tooManyRequests('too-many-attempts', 1);
        // Not all at the same time
        await wait(queueStepMs * (0.5 + Math.random()));
      }
    },

    async sweep() {
      while ((await createQuotaStore(db).sweep(sweptAtOnce)) === sweptAtOnce);
    },
  };
}
