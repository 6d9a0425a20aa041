import { useSyncExternalStore } from 'react';
import type { Runner } from './runner.ts';

/** A part of the running state; renders again when that part is another one. Choose a plain value or a part kept as it is. */
export function useModel<State, Part>(runner: Runner<State>, choose: (state: State) => Part): Part {
  return useSyncExternalStore(runner.subscribe, () => choose(runner.read()));
}
