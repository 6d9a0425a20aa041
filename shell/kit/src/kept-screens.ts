import { writeCount } from './api-client.ts';
import type { Screen } from './page-loader.ts';
import type { Portal } from './portal.ts';

/** Data that was loaded for a page that a visitor is about to open serves as it is for this long. */
const FRESH_MS = 10_000;
/** A page that was left is shown again, and read again meanwhile, for this long. */
const KEPT_MS = 5 * 60_000;
const MOST_KEPT = 12;

interface Kept {
  screen: Screen;
  at: number;
  isAhead: boolean;
}

export interface KeptScreens {
  /** Notes for whom and after which writes a screen is being loaded. */
  noted(loading: Promise<Screen>): Promise<Screen>;
  /** Keeps a page that everybody may see and that came whole. `isAhead`: it was loaded before it was asked for. */
  keep(screen: Screen | undefined, isAhead?: boolean): void;
  /** The screen of a URL; `isStale` when its data is to be read again. */
  find(url: string): { screen: Screen; isStale: boolean } | undefined;
}

const holdsFailure = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

/** Loaders settle calls that a page may do without: what failed a moment ago is asked for again. */
function isWhole({ data, status, access, redirect, isWaiting }: Screen): boolean {
  return (
    status === 200 &&
    !(access ?? redirect ?? isWaiting) &&
    !Object.values(data).some((of) => holdsFailure(of) || Object.values(of ?? {}).some(holdsFailure))
  );
}

/** The pages of a section that were shown or loaded ahead, until anything is written, or somebody signs in or out. */
export function createKeptScreens(portal: () => Portal): KeptScreens {
  const kept = new Map<string, Kept>();
  /** Language, visitor and number of writes when a screen began to load: with others it says nothing any more. */
  const stamps = new WeakMap<Screen, string>();
  const stamp = () => JSON.stringify([portal().locale(), portal().session.store.getState().user, writeCount()]);
  return {
    async noted(loading) {
      const before = stamp();
      const screen = await loading;
      stamps.set(screen, before);
      return screen;
    },
    keep(screen, isAhead = false) {
      if (!screen || !isWhole(screen)) return;
      kept.delete(screen.url);
      kept.set(screen.url, { screen, at: Date.now(), isAhead });
      for (const url of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(url);
    },
    find(url) {
      const found = kept.get(url);
      if (!found) return undefined;
      const age = Date.now() - found.at;
      if (stamps.get(found.screen) !== stamp() || age > KEPT_MS) return void kept.delete(url);
      return { screen: found.screen, isStale: !found.isAhead || age > FRESH_MS };
    },
  };
}
