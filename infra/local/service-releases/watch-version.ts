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
  /** Of the version before, while it runs. */
  formerCrashes(): number;
  /** What the version before it did with its calls, as far as that is known. */
  baseline: Promise<Rates | undefined> | undefined;
  /** Origin of a version to go back to, which may have to be started. Undefined: there is none. */
  predecessor(): Promise<string | undefined>;
  /** Goes back to it. False when it is not to be: the watch goes on. */
  heal(reason: string): Promise<boolean>;
  /** Notifies people of failures that are no evidence. */
  tell(reason: string): Promise<void>;
}

const lookEveryMs = 1_000;
/** As long as that of sections. */
const windowMs = 60 * 60_000;
const readLimitMs = 2_000;
const mostCrashes = 2;
/** Looks in a row without a process. */
const longestGone = 3;
/** Looks in a row, each of up to three seconds, without a response of a process that is there: it may only be busy. */
const longestSilent = 20;
/** Of its own, since it was suspected. */
const fewestOwnFailures = 2;
/** A suspicion that nothing comes of ends. */
const suspicionMs = 60_000;

/** Calls of one kind, those that were failed, and further ones that load kept from a response. */
interface CallRate extends Rate {
  refused: number;
}

/** By method and route. */
export type Rates = ReadonlyMap<string, CallRate>;

const none: CallRate = { visits: 0, failed: 0, refused: 0 };

/** 5xx that load causes, not a fault of the version: anonymous clients can provoke them. */
const overload = /status="50[34]"/;

/** Calls of a process since its start, without those of health and metrics. Undefined when it does not respond. */
export async function readRates(origin: string): Promise<Rates | undefined> {
  try {
    const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(readLimitMs) });
    return ratesIn(await response.text());
  } catch {
    return undefined;
  }
}

/** The same out of the text of `/metrics`. */
export function ratesIn(text: string): Rates {
  const rates = new Map<string, CallRate>();
  for (const [, labels = '', count] of text.matchAll(/^http_request_duration_seconds_count\{([^}]*)\} (\d+)/gm)) {
    const [, method = ''] = /method="([^"]*)"/.exec(labels) ?? [];
    const [, route = ''] = /route="([^"]*)"/.exec(labels) ?? [];
    if (/^\/(?:health|metrics)/.test(route)) continue;
    const call = `${method} ${route}`;
    const { visits, failed, refused } = rates.get(call) ?? none;
    const calls = Number(count);
    if (overload.test(labels)) rates.set(call, { visits, failed, refused: refused + calls });
    else rates.set(call, { visits: visits + calls, failed: failed + (/status="5/.test(labels) ? calls : 0), refused });
  }
  return rates;
}

/** All calls together. */
export function totalOf(rates: Rates): Rate {
  let [visits, failed] = [0, 0];
  for (const rate of rates.values()) {
    visits += rate.visits;
    failed += rate.failed;
  }
  return { visits, failed };
}

interface Pair {
  version: Rates;
  predecessor: Rates;
}

const isRead = (call: string): boolean => /^(?:GET|HEAD) /.test(call);

const since = (kind: 'failed' | 'refused', call: string, now: Rates, before: Rates): number =>
  (now.get(call) ?? none)[kind] - (before.get(call) ?? none)[kind];

/**
 * Reads that a version fails and its predecessor does not, by method and route. The portal repeats each failed read there, so what
 * both fail is no regression, such as a request of a kind that no version can take; nor is what load keeps from a response there.
 */
export function ownFailures(now: Pair, before: Pair): Map<string, number> {
  const own = new Map<string, number>();
  for (const call of now.version.keys()) {
    if (!isRead(call)) continue;
    const failed = since('failed', call, now.version, before.version);
    const shared =
      since('failed', call, now.predecessor, before.predecessor) +
      since('refused', call, now.predecessor, before.predecessor);
    if (failed > shared) own.set(call, failed - shared);
  }
  return own;
}

/** Writes that a version fails. Nothing repeats them, and anybody can send what no version takes: they are no evidence. */
export function failedWrites(now: Rates, before: Rates): Map<string, number> {
  const counts = [...now.keys()]
    .filter((call) => !isRead(call))
    .map((call) => [call, since('failed', call, now, before)]);
  return new Map(counts.filter((entry): entry is [string, number] => Number(entry[1]) > 0));
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((all, count) => all + count, 0);

const inWords = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([call, count]) => `${call} ${count} times`).join(', ');

/**
 * Looks at a version every second and goes back to the one before when it fails beyond what that did, and goes on to fail what that
 * one does not fail at the same time: what both fail (Postgres is away, a request that no version can take) takes nothing back.
 * Returns what ends it.
 */
export function watchVersion({ watched, formerCrashes, baseline, predecessor, heal, tell }: WatchInput): () => void {
  const since = performance.now();
  let counted: Rate = none;
  let suspicion: (Pair & { at: number }) | undefined;
  let isTold = false;
  /** Of the previous check: by now the portal has repeated at the predecessor what failed then. */
  let last: Rates | undefined;
  let [gone, silent] = [0, 0];
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  /** It is compared with what comes from now on. */
  function acquit(rates: Rates): undefined {
    counted = totalOf(rates);
    suspicion = undefined;
  }

  async function reasonToHeal(): Promise<string | undefined> {
    // What makes both crash is no fault of the version
    const crashes = watched.crashes() - formerCrashes();
    if (crashes >= mostCrashes) return `it crashed ${crashes} times more than the version before`;
    const isThere = watched.pid() !== undefined;
    const rates = isThere ? await readRates(watched.origin) : undefined;
    gone = isThere ? 0 : gone + 1;
    silent = isThere && !rates ? silent + 1 : 0;
    if (gone >= longestGone || silent >= longestSilent)
      return `it does not respond${gone >= longestGone ? ': its process is gone' : ` in ${longestSilent} tries`}`;
    if (!rates) return undefined;
    const before = last;
    last = rates;
    const total = totalOf(rates);
    const now = { visits: total.visits - counted.visits, failed: total.failed - counted.failed };
    const known = await baseline;
    if (!isWorse(now, known ? totalOf(known) : none)) {
      suspicion = undefined;
      return undefined;
    }
    const origin = await predecessor();
    const former = origin === undefined || !(await isReady(origin)) ? undefined : await readRates(origin);
    if (!former || (suspicion && performance.now() - suspicion.at > suspicionMs)) return acquit(rates);
    suspicion ??= { version: rates, predecessor: former, at: performance.now() };
    const own = ownFailures({ version: before ?? suspicion.version, predecessor: former }, suspicion);
    const failed = `${now.failed} of its ${now.visits} calls failed`;
    if (sum(own) >= fewestOwnFailures) return `${failed}; the version before does not fail ${inWords(own)}`;
    const writes = failedWrites(rates, suspicion.version);
    if (!isTold && sum(writes) >= fewestOwnFailures) {
      isTold = true;
      await tell(`${failed}: ${inWords(writes)}, which are not repeated at the version before`);
    }
    return undefined;
  }

  async function look(): Promise<void> {
    const reason = await reasonToHeal();
    if (isOver) return;
    const origin = reason === undefined ? undefined : await predecessor();
    if (reason !== undefined && origin !== undefined && (await isReady(origin))) {
      isOver = await heal(reason);
      if (isOver) return;
    }
    if (performance.now() - since < windowMs) schedule();
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
