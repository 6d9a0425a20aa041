import { callTimeBoundsMs, type CallCounts, type VersionCalls } from '@portal/contract';
import type { RunningVersion } from './running-version.ts';

const readEveryMs = 5_000;
const readLimitMs = 2_000;

const emptyHistogram = (): number[] => Array.from({ length: callTimeBoundsMs.length + 1 }, () => 0);

function labelsIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(?:^|,)([a-z]{1,20})="([^"]{0,300})"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Method and route of a call; none of what machines ask for. */
function callOf({ method = '', route = '' }: Record<string, string>): string | undefined {
  return /^\/(?:health|metrics)/.test(route) ? undefined : `${method} ${route}`;
}

/** Calls of a process since its start by method and route, out of the text of `/metrics`. */
export function callsIn(text: string): Map<string, CallCounts> {
  const found = new Map<string, CallCounts>();
  /** Of the histogram before: buckets count what the ones below them do. */
  const below = new Map<string, number>();
  for (const [, kind, inside = '', count] of text.matchAll(
    /^http_request_duration_seconds_(bucket|count)\{([^}]*)\} (\d+)/gm,
  )) {
    const labels = labelsIn(inside);
    const call = callOf(labels);
    if (call === undefined) continue;
    const counts = found.get(call) ?? { call, calls: 0, failed: 0, histogram: emptyHistogram() };
    found.set(call, counts);
    if (kind === 'count') {
      counts.calls += Number(count);
      if (labels['status']?.startsWith('5')) counts.failed += Number(count);
      continue;
    }
    const key = `${call} ${labels['status']}`;
    const boundMs = labels['le'] === '+Inf' ? Infinity : Number(labels['le']) * 1_000;
    const place = callTimeBoundsMs.findIndex((bound) => boundMs <= bound + 1e-6);
    counts.histogram[place < 0 ? callTimeBoundsMs.length : place]! += Number(count) - (below.get(key) ?? 0);
    below.set(key, boundMs === Infinity ? 0 : Number(count));
  }
  return found;
}

/** What came to the counts of a process; all of them where it has begun anew. */
export function since(before: ReadonlyMap<string, CallCounts> | undefined, now: Map<string, CallCounts>): CallCounts[] {
  const isNew = [...now.values()].some(({ call, calls }) => calls < (before?.get(call)?.calls ?? 0));
  return [...now.values()].flatMap((counts) => {
    const known = isNew ? undefined : before?.get(counts.call);
    const calls = counts.calls - (known?.calls ?? 0);
    if (calls === 0) return [];
    const histogram = counts.histogram.map((count, index) => Math.max(0, count - (known?.histogram[index] ?? 0)));
    return [{ call: counts.call, calls, failed: counts.failed - (known?.failed ?? 0), histogram }];
  });
}

/** Reads every few seconds what calls the versions of services have had, and tells of what is new. */
export class CallMeter {
  readonly #before = new WeakMap<RunningVersion, Map<string, CallCounts>>();
  #note: (calls: VersionCalls[]) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  start(running: () => RunningVersion[], note: (calls: VersionCalls[]) => void): void {
    this.#note = note;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      for (const version of running()) void this.read(version);
    }, readEveryMs).unref();
  }

  /** Tells of the calls at a version since the last time. Never rejects. */
  async read(running: RunningVersion): Promise<void> {
    try {
      const response = await fetch(`${running.origin}/metrics`, { signal: AbortSignal.timeout(readLimitMs) });
      const now = callsIn(await response.text());
      const counts = since(this.#before.get(running), now);
      this.#before.set(running, now);
      if (counts.length > 0) this.#note([{ service: running.name, version: running.version, counts }]);
    } catch {
      // It does not respond now; what it counted is told the next time
    }
  }
}
