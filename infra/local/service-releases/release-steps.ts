/** Who asks for a move, and why. */
export interface MoveReason {
  by: string;
  reason?: string;
}

export interface ReleaseOptions extends MoveReason {
  /** Of the visitors; all without it. */
  percent?: number;
  /** Compares only. */
  dryRun?: boolean;
  /** By a start, which offers each version once. */
  isBuild?: boolean;
}

/** Told of each step that is done. */
export type OnStep = (name: string, ms: number, detail?: string) => void;

/** Runs a step and tells how long it took. */
export type RunStep = <T>(name: string, work: () => Promise<T>, detail?: (result: T) => string) => Promise<T>;

export function timed(onStep: OnStep): RunStep {
  return async (name, work, detail) => {
    const began = performance.now();
    const result = await work();
    onStep(name, performance.now() - began, detail?.(result));
    return result;
  };
}

/** Runs the moves of one service one after the other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
