import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

export interface StoppedClock {
  /** Runs the timers of so many milliseconds, to the millisecond. */
  pass(ms: number): void;
  /** Waits for a state that needs no timer, such as one that a call leads to. */
  until(isReached: () => boolean): Promise<void>;
}

/** Stops the timers of a page while a test goes on; calls are still answered. */
export async function withStoppedClock(run: (clock: StoppedClock) => Promise<void>): Promise<void> {
  const { setTimeout: setRealTimeout } = globalThis;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'Date'] });
  try {
    await run({
      pass(ms) {
        act(() => {
          jest.advanceTimersByTime(ms);
        });
      },
      async until(isReached) {
        for (let turn = 0; turn < 500 && !isReached(); turn += 1)
          await act(() => new Promise((done) => setRealTimeout(done, 2)));
        if (!isReached()) throw new Error('what was waited for did not come');
      },
    });
  } finally {
    jest.useRealTimers();
  }
}
