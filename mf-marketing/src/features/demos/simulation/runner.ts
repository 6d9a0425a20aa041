/** A state that moves on in equal steps, outside of React: only what reads a changed part is rendered again. */
export interface Runner<State> {
  readonly stepMs: number;
  read(): State;
  /** The share of the next step that has passed, 0 to 1: for what is drawn in between. */
  progress(): number;
  /** Steps since the beginning, with that share. */
  elapsed(): number;
  /** Lets time pass, in as many steps as fit. */
  advance(ms: number): void;
  /** What the visitor does; takes effect at once. */
  change(update: (state: State) => State): void;
  /** Calls after each change of the state, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The same after each passing of time, too. */
  onFrame(listener: () => void): () => void;
}

export function createRunner<State>(first: State, step: (state: State) => State, stepMs: number): Runner<State> {
  const [listeners, frames] = [new Set<() => void>(), new Set<() => void>()];
  let state = first;
  let [restMs, steps] = [0, 0];

  const listen = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const tell = (those: Set<() => void>) => those.forEach((listener) => listener());

  return {
    stepMs,
    read: () => state,
    progress: () => restMs / stepMs,
    elapsed: () => steps + restMs / stepMs,
    advance(ms) {
      const before = state;
      for (restMs += ms; restMs >= stepMs; restMs -= stepMs) {
        state = step(state);
        steps += 1;
      }
      if (state !== before) tell(listeners);
      tell(frames);
    },
    change(update) {
      const before = state;
      state = update(state);
      if (state === before) return;
      tell(listeners);
      tell(frames);
    },
    subscribe: listen(listeners),
    onFrame: listen(frames),
  };
}
