import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

const logEveryMs = 60_000;

/**
 * Reports to operators that the shared count of a quota is used up: `quota_shared_count_exceeded_total` counts each such call,
 * and a line a minute is logged for each quota.
 */
export function quotaAlarm(log: Pick<FastifyBaseLogger, 'warn'>, registry: Registry): (quota: string) => void {
  const counter = new Counter({
    name: 'quota_shared_count_exceeded_total',
    help: 'Calls that came when the count of everybody was used up, whether they passed or not',
    registers: [registry],
    labelNames: ['quota'],
  });
  const loggedAt = new Map<string, number>();
  return (quota) => {
    counter.inc({ quota });
    const now = performance.now();
    if (now - (loggedAt.get(quota) ?? -Infinity) < logEveryMs) return;
    loggedAt.set(quota, now);
    log.warn({ quota }, 'the shared count of a quota is used up: networks that took little pass slowly');
  };
}
