/** Where the supervisor tells what happens; tests pass a silent one. */
export interface Progress {
  /** A step that is done, with the time it took. */
  done(text: string, sinceMs: number): void;
  note(text: string): void;
  warn(text: string): void;
  /** Says every ten seconds what is being waited for, until the returned function is called. */
  waiting(text: string): () => void;
}

const sayEveryMs = 10_000;

/** What is being waited for, each with its beginning: said together, for steps run side by side. */
const awaited = new Map<symbol, { text: string; since: number }>();
let timer: NodeJS.Timeout | undefined;

function sayWaits(): void {
  const now = performance.now();
  const long = [...awaited.values()].filter(({ since }) => now - since >= sayEveryMs / 2);
  const texts = long.map(({ text, since }) => `${text} (${Math.round((now - since) / 1_000)} s)`);
  if (texts.length > 0) process.stdout.write(`  … ${texts.join(', ')}\n`);
}

function waitOnTerminal(text: string): () => void {
  const key = Symbol(text);
  awaited.set(key, { text, since: performance.now() });
  timer ??= setInterval(sayWaits, sayEveryMs).unref();
  return () => {
    awaited.delete(key);
    if (awaited.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export const terminalProgress: Progress = {
  done: (text, sinceMs) => process.stdout.write(`  ${text} (${((performance.now() - sinceMs) / 1000).toFixed(1)} s)\n`),
  note: (text) => process.stdout.write(`  ${text}\n`),
  warn: (text) => process.stderr.write(`  ! ${text}\n`),
  waiting: waitOnTerminal,
};

export const silentProgress: Progress = {
  done: () => undefined,
  note: () => undefined,
  warn: () => undefined,
  waiting: () => () => undefined,
};

/** Does a piece of work, and says what is being waited for while it takes long. */
export async function during<T>(progress: Progress, text: string, work: () => Promise<T>): Promise<T> {
  const end = progress.waiting(text);
  try {
    return await work();
  } finally {
    end();
  }
}
