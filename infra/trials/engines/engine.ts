import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Where an engine keeps its files, and what it takes from pages. */
export interface EngineOptions {
  /** A folder of its own, which exists; downloads go to `downloads` in it. */
  folder: string;
  /** Takes no cookies and keeps nothing, as a person may set it. */
  isBlocked?: boolean;
}

/** The little that a person does with a browser, in any engine. Coordinates are those of the window, in CSS pixels. */
export interface Engine {
  /** Opens a URL and resolves once it is loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Loads the page again, as the button of the browser does. */
  reload(): Promise<void>;
  /** Runs a function in the page, which can use its arguments alone, as data. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  press(x: number, y: number): Promise<void>;
  drag(from: [x: number, y: number], to: [x: number, y: number]): Promise<void>;
  type(text: string): Promise<void>;
  key(name: keyof typeof keys): Promise<void>;
  /** Chooses files for a file field, by their paths. */
  upload(selector: string, files: string[]): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console since the last call. */
  errors(): string[];
  end(): Promise<void>;
}

/** Keys by the code points that WebDriver has for them. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', End: '\uE010' } as const;

/** Actions of WebDriver, which BiDi has in the same form. */
export const actions = {
  press: (x: number, y: number) =>
    pointer(move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
  drag: ([x, y]: [number, number], [toX, toY]: [number, number]) =>
    pointer(
      move(x, y),
      { type: 'pointerDown', button: 0 },
      ...[0.25, 0.5, 0.75, 1].map((part) => ({ ...move(x + (toX - x) * part, y + (toY - y) * part), duration: 60 })),
      { type: 'pointerUp', button: 0 },
    ),
  type: (text: string) => [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
};

const move = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
});
const pointer = (...steps: object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps },
];

/** A function as the text of one that takes and returns JSON. */
export const asJsonFunction = (run: (...args: never[]) => unknown): string =>
  `async (json) => JSON.stringify((await (${String(run)})(...JSON.parse(json))) ?? null)`;

/** Rejects where a call takes longer than an engine may. */
export async function within<Value>(what: string, ms: number, value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: no response within ${ms / 1000} s`)), ms);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/** Ends a process, and resolves once it has ended, by itself or before. */
export async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
