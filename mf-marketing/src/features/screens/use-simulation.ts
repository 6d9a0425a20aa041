import { useEffect, useState } from 'react';

/** The interval between two values. */
const TICK_MS = 1000;

/** Steps a state on while running; what a visitor does may change it in between. */
export function useSimulation<State>(initial: State, step: (state: State) => State, isRunning: boolean) {
  const [state, setState] = useState(initial);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setState(step), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, step]);

  return [state, setState] as const;
}
