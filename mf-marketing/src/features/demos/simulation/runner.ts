/** A state that moves on in equal steps, outside of React: only what reads a changed part is rendered again. */
export interface Runner<State> {
  readonly stepMs: number;
  read(): State;
  /** The share of the next step that has passed, 0 to 1. */
  progress(): number;
  /** Steps since the beginning, with that share. */
  elapsed(): number;
  /** Lets time pass, in as many steps as fit. */
  advance(ms: number): void;
  /** What the visitor does. */
  change(update: (state: State) => State): void;
  /** Calls whenever time has passed or the state is another one, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createRunner<State>(first: State, step: (state: State) => State, stepMs: number): Runner<State> {
  const listeners = new Set<() => void>();
  let state = first;
  let [restMs, steps] = [0, 0];
  const tell = () => listeners.forEach((listener) => listener());

  return {
    stepMs,
    read: () => state,
    progress: () => restMs / stepMs,
    elapsed: () => steps + restMs / stepMs,
    advance(ms) {
      for (restMs += ms; restMs >= stepMs; restMs -= stepMs) {
        state = step(state);
        steps += 1;
      }
      tell();
    },
    change(update) {
      const before = state;
      state = update(state);
      if (state !== before) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
