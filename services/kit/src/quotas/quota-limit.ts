/** A burst of calls, and the time in which a whole burst comes back. */
export interface QuotaLimit {
  burst: number;
  periodSeconds: number;
}

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const form = /^(\d{1,7})\/(\d{1,5})([smhd])$/;
/** Longer ones would keep rows, and people waiting, for no good reason. */
const longestPeriodSeconds = 31 * 86_400;

/** How a limit is written, for messages. */
export const quotaLimitForm =
  'burst/period, such as 5/1h: five at once, and five more each hour (s, m, h, d; 31d at most)';

/** Reads `5/15m`; undefined for anything of another form, a burst of 0 or a period outside 1 s to 31 d. */
export function parseQuotaLimit(text: string): QuotaLimit | undefined {
  const [, burst, count, unit = ''] = form.exec(text.trim()) ?? [];
  const limit = { burst: Number(burst), periodSeconds: Number(count) * (secondsOf[unit] ?? 0) };
  return limit.burst >= 1 && limit.periodSeconds >= 1 && limit.periodSeconds <= longestPeriodSeconds
    ? limit
    : undefined;
}
