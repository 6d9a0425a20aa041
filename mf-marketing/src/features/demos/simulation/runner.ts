/** How often passing time is rendered: numbers that change faster cannot be read, and each time costs a frame. */
export const RENDER_MS = 500;

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
  /** Shows what has passed at once. */
  settle(): void;
  /** What the visitor does; takes effect at once. */
  change(update: (state: State) => State): void;
  /** Calls after a change of the state, twice a second at most while time passes, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Calls after each passing of time, but not in a frame that renders, and after what the visitor does. */
  onFrame(listener: () => void): () => void;
}

export function createRunner<State>(first: State, step: (state: State) => State, stepMs: number): Runner<State> {
  const [listeners, frames] = [new Set<() => void>(), new Set<() => void>()];
  let [state, rendered] = [first, first];
  let [restMs, steps, sinceMs] = [0, 0, 0];

  const listen = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const tell = (those: Set<() => void>) => those.forEach((listener) => listener());
  /** Whether there was anything new. */
  function render(): boolean {
    sinceMs = 0;
    if (state === rendered) return false;
    rendered = state;
    tell(listeners);
    return true;
  }
  function settle(): void {
    render();
    tell(frames);
  }

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
      sinceMs += ms;
      if (sinceMs < RENDER_MS || !render()) tell(frames);
    },
    settle,
    change(update) {
      const before = state;
      state = update(state);
      if (state !== before) settle();
    },
    subscribe: listen(listeners),
    onFrame: listen(frames),
  };
}
