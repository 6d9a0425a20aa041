/** Where the supervisor tells what happens; tests pass a silent one. */
export interface Progress {
  /** A step that is done, with the time it took. */
  done(text: string, sinceMs: number): void;
  note(text: string): void;
  warn(text: string): void;
}

export const terminalProgress: Progress = {
  done: (text, sinceMs) => process.stdout.write(`  ${text} (${((performance.now() - sinceMs) / 1000).toFixed(1)} s)\n`),
  note: (text) => process.stdout.write(`  ${text}\n`),
  warn: (text) => process.stderr.write(`  ! ${text}\n`),
};

export const silentProgress: Progress = { done: () => undefined, note: () => undefined, warn: () => undefined };
