import { isWorse, type Rate } from '@portal/server/releases';
import { isReady } from './probe-version.ts';

/** A version that is watched: a fresh live one or a canary. */
export interface Watched {
  origin: string;
  /** Undefined while its process is down. */
  pid(): number | undefined;
  crashes(): number;
}

export interface WatchInput {
  watched: Watched;
  /** What the version before it did with its calls, as far as that is known. */
  baseline: Promise<Rate | undefined> | undefined;
  /** Origin of a version to go back to, which may have to be started. Undefined: there is none. */
  predecessor(): Promise<string | undefined>;
  /** Goes back to it. */
  heal(reason: string): Promise<void>;
}

const lookEveryMs = 1_000;
/** As long as that of sections. */
const windowMs = 60 * 60_000;
const readLimitMs = 2_000;
const mostCrashes = 2;
const longestDown = 3;

/** Calls of a process since its start, and those that it failed; without those of health and metrics. Undefined when it does not respond. */
export async function readRate(origin: string): Promise<Rate | undefined> {
  try {
    const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(readLimitMs) });
    return rateIn(await response.text());
  } catch {
    return undefined;
  }
}

/** The same out of the text of `/metrics`. */
export function rateIn(text: string): Rate {
  const rate: Rate = { visits: 0, failed: 0 };
  for (const [, labels = '', count] of text.matchAll(/^http_request_duration_seconds_count\{([^}]*)\} (\d+)/gm)) {
    if (/route="\/(?:health|metrics)/.test(labels)) continue;
    rate.visits += Number(count);
    if (/status="5/.test(labels)) rate.failed += Number(count);
  }
  return rate;
}

/**
 * Looks at a version every second and goes back to the one before when it fails beyond what that did, twice in a row with new
 * failures in between, so that a moment in which all of them fail (Postgres is away) takes nothing back. Returns what ends it.
 */
export function watchVersion({ watched, baseline, predecessor, heal }: WatchInput): () => void {
  const since = performance.now();
  let counted: Rate = { visits: 0, failed: 0 };
  let suspectedAt: Rate | undefined;
  let down = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function reasonToHeal(): Promise<string | undefined> {
    if (watched.crashes() >= mostCrashes) return `it crashed ${watched.crashes()} times`;
    const rate = watched.pid() === undefined ? undefined : await readRate(watched.origin);
    down = rate === undefined ? down + 1 : 0;
    if (down >= longestDown) return 'it does not respond';
    if (!rate) return undefined;
    const now = { visits: rate.visits - counted.visits, failed: rate.failed - counted.failed };
    if (!isWorse(now, (await baseline) ?? { visits: 0, failed: 0 })) {
      suspectedAt = undefined;
      return undefined;
    }
    const origin = await predecessor();
    if (origin === undefined || !(await isReady(origin))) {
      counted = rate;
      suspectedAt = undefined;
      return undefined;
    }
    const isConfirmed = suspectedAt !== undefined && rate.failed > suspectedAt.failed;
    suspectedAt ??= rate;
    return isConfirmed ? `${now.failed} of its ${now.visits} calls failed` : undefined;
  }

  async function look(): Promise<void> {
    const reason = await reasonToHeal();
    if (isOver) return;
    const origin = reason === undefined ? undefined : await predecessor();
    if (reason !== undefined && origin !== undefined && (await isReady(origin))) {
      isOver = true;
      return heal(reason);
    }
    if (performance.now() - since < windowMs) schedule();
    return undefined;
  }

  function schedule(): void {
    timer = setTimeout(() => void look().catch(() => schedule()), lookEveryMs).unref();
  }

  schedule();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
