import { problem, siteOf, SiteShares } from '@portal/runtime';

export interface TurnQueueLimits {
  /** Works that run side by side; each may take much memory or a thread. */
  atOnce: number;
  /** Waiting behind them; each network has a share of these places. */
  waiting: number;
  /** How long one waits for its turn. */
  waitMs: number;
  /** Code of the refusal, such as `images-busy`. */
  busyCode: string;
}

export interface TurnQueue {
  /**
   * Runs `work` when it is its turn; 503 with the queue's code when too many wait already or the turn does not come in time.
   * `address` is the network address of the caller; work without one has a share of its own.
   */
  run<Result>(work: () => Promise<Result>, address?: string): Promise<Result>;
}

interface Turn {
  site: string;
  begin(): void;
}

/** Seconds after which work that found no turn is worth another try. */
export const busyRetrySeconds = 3;

/**
 * Bounds the heavy work that one process does at once, so that it cannot use up memory and threads. The next place goes to
 * the network with the fewest works running, among these to the one that has waited longest for a place: however many works of
 * one network wait, the first of another is next.
 */
export function createTurnQueue({ atOnce, waiting, waitMs, busyCode }: TurnQueueLimits): TurnQueue {
  let running = 0;
  const runningOf = new Map<string, number>();
  /** Of networks, as long as any work waits: how many works had begun before their last one. */
  const lastBegun = new Map<string, number>();
  let begun = 0;
  const turns: Turn[] = [];
  const shares = new SiteShares({ units: waiting });
  const busy = () => problem.unavailable(busyCode, busyRetrySeconds);

  function begin(site: string): void {
    running += 1;
    begun += 1;
    runningOf.set(site, (runningOf.get(site) ?? 0) + 1);
    lastBegun.set(site, begun);
  }

  async function enter(address: string): Promise<void> {
    const site = siteOf(address);
    if (running < atOnce) return begin(site);
    if (!shares.take(address)) throw busy();
    await new Promise<void>((resolve, reject) => {
      const leaveLine = (): void => {
        clearTimeout(timer);
        turns.splice(turns.indexOf(turn), 1);
        shares.give(address);
      };
      const turn: Turn = {
        site,
        begin() {
          leaveLine();
          begin(site);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leaveLine();
        reject(busy());
      }, waitMs);
      turns.push(turn);
    });
  }

  const countOf = ({ site }: Turn): number => runningOf.get(site) ?? 0;
  const lastOf = ({ site }: Turn): number => lastBegun.get(site) ?? 0;

  /** Hands the place on at once, so that nothing that comes later takes it. */
  function leave(site: string): void {
    running -= 1;
    const left = (runningOf.get(site) ?? 1) - 1;
    if (left === 0) runningOf.delete(site);
    else runningOf.set(site, left);
    if (turns.length === 0) return lastBegun.clear();
    // Stable: of one network the first that came stays the first
    const [next] = turns.toSorted((a, b) => countOf(a) - countOf(b) || lastOf(a) - lastOf(b));
    next?.begin();
  }

  return {
    async run(work, address = '') {
      await enter(address);
      try {
        return await work();
      } finally {
        leave(siteOf(address));
      }
    },
  };
}
