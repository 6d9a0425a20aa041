import { createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { problem, siteOf } from '@portal/runtime';
import type { ProblemError } from '@portal/runtime';
import type { Knex } from 'knex';
import { isStaff } from '../auth/access.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { QuotaLimit } from './quota-limit.ts';
import type { Quota, QuotaRegistry } from './quota-registry.ts';
import { createQuotaStore } from './quota-store.ts';
import type { QuotaCount, QuotaRefusal } from './quota-store.ts';
import { quotaSubject } from './quota-subject.ts';

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
  /**
   * Counts a call, or as many units. 429 `too-many-requests` with the wait when one of the quotas is used up; then none of them
   * counts it. Where everybody's count is used up, a call of a network that took little of it passes after a moment.
   */
  take(caller: QuotaCaller, quotas: readonly Name[], targets?: QuotaTargets, units?: number): Promise<void>;
  /**
   * Counts a call whose response is the same whether it is admitted or not, such as one that asks for a mail: false when one of the
   * quotas is used up.
   */
  admits(caller: QuotaCaller, quotas: readonly Name[], targets?: QuotaTargets): Promise<boolean>;
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
  /** Called for each call that finds everybody's count of a quota used up. */
  alarm?(quota: string): void;
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

/** What one network may take of a quota that has one count for everybody: a quarter, and so much in any case. */
const greatestShare = 1 / 4;
const leastShare = 20;
/** So much of a count of everybody is kept for each network, whatever others took: a two-hundredth. */
const keptShare = 1 / 200;
/** What a call costs that passes so; well inside the service's limit of 5 s. */
const slowMs = 1_500;
/** In local use every visitor has it. */
const loopback = /^(::1$|(::ffff:)?127\.)/i;

/** Whether a quota counts this caller. */
function counts({ of }: Quota, { user }: QuotaCaller, section: string | undefined): boolean {
  if (of === 'visitors') return user === undefined;
  return of === undefined || (user !== undefined && !isStaff(user, section));
}

const siteOfCaller = ({ ip }: QuotaCaller): string | undefined =>
  ip === undefined || loopback.test(ip) ? undefined : siteOf(ip);

export function createQuotas({ db, service, section, registry, limits, databaseUrl, alarm }: QuotaOptions): Quotas {
  const secret = secretOf(service, databaseUrl);

  function partOf(name: string, part: string, caller: QuotaCaller, targets: QuotaTargets): string {
    const value = targets[part] ?? (part === 'account' ? caller.user?.id : part === 'address' ? caller.ip : undefined);
    if (value === undefined) throw new Error(`quota ${name} needs ${part}`);
    return quotaSubject(part, value);
  }

  /** `isKept`: with what is kept for the caller's network in the place of what everybody shares. */
  function countsOf(
    { caller, quotas, targets = {} }: QuotaCall,
    kind: 'uses' | 'failures',
    isKept = false,
  ): QuotaCount[] {
    return quotas.flatMap((name) => {
      const quota = registry[name];
      const limit = limits.get(name);
      if (!quota || !limit || (quota.counts ?? 'uses') !== kind)
        throw new Error(`${service} has no quota ${name} of ${kind}`);
      if (!counts(quota, caller, section)) return [];
      const parts = quota.key.map((part) => partOf(name, part, caller, targets));
      const countOf = (burst: number, ...named: string[]): QuotaCount => ({
        ...limit,
        burst,
        name,
        key: createHmac('sha256', secret)
          .update(JSON.stringify([name, ...named]))
          .digest(),
        clears: quota.successClears ?? false,
      });
      const network = parts.length === 0 ? siteOfCaller(caller) : undefined;
      if (network === undefined) return [countOf(limit.burst, ...parts)];
      const all = isKept ? countOf(Math.ceil(limit.burst * keptShare), 'kept', network) : countOf(limit.burst);
      const share = Math.max(leastShare, Math.ceil(limit.burst * greatestShare));
      return share < limit.burst ? [all, countOf(share, 'network', network)] : [all];
    });
  }

  const refusedBy = ({ name, waitSeconds }: QuotaRefusal): ProblemError =>
    problem.tooManyRequests('too-many-requests', waitSeconds, `the quota ${name} is used up`);

  async function judge(on: Knex, calls: readonly QuotaCall[]): Promise<(ProblemError | undefined)[]> {
    const refusals = await createQuotaStore(on).take(calls.map((call) => countsOf(call, 'uses')));
    return refusals.map((refusal) => refusal && refusedBy(refusal));
  }

  /** Counts one call: what refuses it, or whether it passes by what is kept for its network. */
  async function judgeOne(call: QuotaCall): Promise<{ refusal?: QuotaRefusal; isBeyond: boolean }> {
    const store = createQuotaStore(db);
    const [refusal] = await store.take([countsOf(call, 'uses')]);
    if (!refusal || registry[refusal.name]?.key.length !== 0) return { refusal, isBeyond: false };
    alarm?.(refusal.name);
    if (siteOfCaller(call.caller) === undefined) return { refusal, isBeyond: false };
    const [still] = await store.take([countsOf(call, 'uses', true)]);
    return { refusal: still, isBeyond: true };
  }

  return {
    judge,

    async take(caller, quotas, targets, units = 1) {
      if (units > 1) {
        const calls = Array.from({ length: units }, () => ({ caller, quotas, targets }));
        const refused = (await judge(db, calls)).find(Boolean);
        if (refused) throw refused;
        return;
      }
      const { refusal, isBeyond } = await judgeOne({ caller, quotas, targets });
      if (refusal) throw refusedBy(refusal);
      if (isBeyond) await wait(slowMs);
    },

    admits: async (caller, quotas, targets) => (await judgeOne({ caller, quotas, targets })).refusal === undefined,

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
