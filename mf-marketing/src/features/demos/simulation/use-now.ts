import { useCallback } from 'react';
import type { Runner } from './runner.ts';

/** The step up to which a plot has values, for a simulation that has one value a step. */
export function useNow(runner: Runner<{ tick: number }>): () => number {
  return useCallback(() => runner.read().tick + runner.progress() - 1, [runner]);
}
