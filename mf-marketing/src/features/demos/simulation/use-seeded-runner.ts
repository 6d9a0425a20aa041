import { useState } from 'react';
import type { Runner } from './runner.ts';

/** The runner of a demo; each restart begins from the next seed, so that the values are others. */
export function useSeededRunner<State>(firstSeed: number, begin: (seed: number) => Runner<State>) {
  const start = (seed: number) => ({ seed, runner: begin(seed) });
  const [{ seed, runner }, setStarted] = useState(() => start(firstSeed));
  return { seed, runner, restart: () => setStarted(start(seed + 1)) };
}
