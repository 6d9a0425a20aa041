import { ConfigError } from '@portal/runtime';
import type { Environment } from '@portal/runtime';
import { parseQuotaLimit, quotaLimitForm } from './quota-limit.ts';
import type { QuotaLimit } from './quota-limit.ts';

/** One quota of a service: how often something may be called by, or for, one key. */
export interface Quota {
  /** Operation ids of the calls that it limits. */
  calls: readonly string[];
  /**
   * What is counted apart. `account` is the id of the signed-in caller and `address` the caller's network, unless the call names
   * them itself; any other part is a target that the call names, such as `email`. Empty: one count for everybody, of which
   * one network (an IPv4 /24, an IPv6 /48) gets a quarter at most, or 20 where that is more.
   */
  key: readonly string[];
  /** `burst/period` when no variable says otherwise. */
  limit: string;
  /** The default in local use, where every visitor has the address of this machine, so that addresses tell nobody apart. */
  localLimit?: string;
  /**
   * `uses` (when left out): each call takes one of the burst, which refills steadily over the period.
   * `failures`: only attempts that failed count, and each for a whole period after it.
   */
  counts?: 'uses' | 'failures';
  /** Who is counted: `visitors` have no session, `members` have one and are no admins; everybody when left out. */
  of?: 'visitors' | 'members';
  /** Of failures: a success makes the earlier ones forgotten. */
  successClears?: boolean;
}

/** Quotas of a service by name; the name is the end of the variable too. */
export type QuotaRegistry = Record<string, Quota>;

/** Keeps the names, so that a call can only name quotas that there are. */
export function defineQuotas<const Registry extends QuotaRegistry>(registry: Registry): Registry {
  return registry;
}

/** `EDUCATION_QUOTA_LOOKUPS_PER_ADDRESS` for `lookups-per-address` of education. */
export function quotaVariable(service: string, name: string): string {
  return `${service}_QUOTA_${name}`.toUpperCase().replaceAll('-', '_');
}

function defaultOf({ limit, localLimit }: Quota, env: Environment): string {
  return env['PORTAL_ENV'] === 'local' ? (localLimit ?? limit) : limit;
}

/** Each quota's limit, by its variable or default. Throws ConfigError for the first variable that is malformed or names no quota. */
export function quotaLimitsOf(service: string, registry: QuotaRegistry, env: Environment): Map<string, QuotaLimit> {
  const limits = new Map<string, QuotaLimit>();
  const variables = new Set<string>();
  for (const [name, quota] of Object.entries(registry)) {
    const variable = quotaVariable(service, name);
    variables.add(variable);
    const limit = parseQuotaLimit(env[variable] || defaultOf(quota, env));
    if (!limit) throw new ConfigError(variable, `${variable} is not valid: set it to ${quotaLimitForm}.`);
    limits.set(name, limit);
  }
  // A slip in a name must not leave a default in place
  const unknown = Object.keys(env).find((name) => name.startsWith(quotaVariable(service, '')) && !variables.has(name));
  if (unknown !== undefined)
    throw new ConfigError(unknown, `${unknown} names no quota of ${service}: see infra/docs/quotas.md.`);
  return limits;
}
