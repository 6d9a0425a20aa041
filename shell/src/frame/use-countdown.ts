import { useEffect, useMemo, useRef } from 'react';

type Holder = 'pointer' | 'focus';

export interface Countdown {
  /** Stops the time; each holder must release what it holds. */
  hold(holder: Holder): void;
  release(holder: Holder): void;
}

/** Calls `onEnd` once `durationMs` have passed, not counting the time in which it was held. */
export function useCountdown(durationMs: number, onEnd: () => void): Countdown {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const clock = useMemo(() => {
    const holders = new Set<Holder>();
    let remainingMs = durationMs;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function run() {
      startedAt = Date.now();
      timer = setTimeout(() => end.current(), remainingMs);
    }
    function stop() {
      clearTimeout(timer);
      remainingMs -= Date.now() - startedAt;
    }
    return {
      run,
      stop,
      hold(holder: Holder) {
        if (holders.size === 0) stop();
        holders.add(holder);
      },
      release(holder: Holder) {
        if (holders.delete(holder) && holders.size === 0) run();
      },
    };
  }, [durationMs]);

  useEffect(() => {
    clock.run();
    return clock.stop;
  }, [clock]);
  return clock;
}
