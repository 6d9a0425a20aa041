import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

/** Code, and the names that the rule finds missing in a supported browser. */
const cases: [code: string, names: string[], folder?: string][] = [
  [`export const x = (a: string) => URL.canParse(a) && URL.parse(a);`, ['URL.canParse', 'URL.parse']],
  [`export const x = (a: Element) => a.checkVisibility();`, ['checkVisibility']],
  [`export const x = (a?: HTMLElement) => a?.showPopover();`, ['showPopover']],
  [`export const x = () => document.startViewTransition(() => undefined);`, ['startViewTransition']],
  [`export const x = (a: AbortSignal) => AbortSignal.any([a]);`, ['AbortSignal.any']],
  [`export const x = (a: () => void) => requestIdleCallback(a);`, ['requestIdleCallback']],
  [`export const x = (params: URLSearchParams) => params.size;`, ['URLSearchParams.size']],
  [`export const x = (a: URL) => a.searchParams.size > 0;`, ['URLSearchParams.size']],
  [`export const x = (query: URLSearchParams) => query.has('a', 'b');`, ['The second argument of has']],
  [`export const x = (a: string) => URL.canParse(a);`, ['URL.canParse'], 'shell/kit/src'],

  [`export const x = () => localStorage.getItem('a');`, ['localStorage']],
  [`export const x = () => window.sessionStorage;`, ['sessionStorage']],
  [`export const x = () => new BroadcastChannel('a');`, ['BroadcastChannel']],
  [`export const x = () => new Worker('a');`, ['Worker']],
  [`export const x = (a: () => void) => void navigator.locks.request('a', a);`, ['locks']],

  [`export const x = async (a: () => void) => navigator.locks.request('a', a);`, []],
  [`export function x() {\n  try {\n    return new BroadcastChannel('a');\n  } catch {\n    return 1;\n  }\n}`, []],
  [`export const x = (a: Element) => a.checkVisibility?.() !== false;`, []],
  [
    `export const x = (a: HTMLElement) => {\n  if (!a.showPopover) return;\n  a.showPopover();\n  a.hidePopover();\n};`,
    [],
  ],
  [
    `export const x = () => ('startViewTransition' in document ? document.startViewTransition(() => undefined) : 1);`,
    [],
  ],
  [`export const x = (a: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(a) : a());`, []],
  [`export const x = (params: URLSearchParams, rows: Set<string>) => params.has('a') && rows.size;`, []],
  [`export const x = (a: string) => URL.canParse(a);`, [], 'shell/server/src'],
];

let found: string[][] = [];

beforeAll(() => {
  const errors = lintPlanted(
    cases.map(([code, , folder = 'mf-education/src/ui']) => ({ folder, files: { 'x.ts': code } })),
  );
  found = errors.map((list) =>
    list.flatMap(({ code, message }) =>
      code.includes('browsers') ? [message.split(/ is missing in | throws where /)[0] ?? ''] : [],
    ),
  );
});

test.each(cases.map(([code, names], index) => [code, names, index] as const))(
  'lint, given %s, finds %j',
  (_code, names, index) => {
    expect(found[index]).toEqual(names);
  },
);
