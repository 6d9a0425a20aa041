import type { HistoryEntries } from './history-entries.ts';

const STORAGE_KEY = 'portal-scroll';
const KEPT_ENTRIES = 50;

export interface ScrollMemory {
  /** Stores the scroll position of the current page, before it is left. */
  remember(): void;
  /** The scroll position of a history entry's page, if it is known. */
  positionOf(entry: { id: string }): number | undefined;
}

/** Scroll positions by history entry, kept through a reload in this tab's session storage. */
export function createScrollMemory(entries: HistoryEntries): ScrollMemory {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>(
    JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][],
  );

  function remember(): void {
    const { id } = entries.shown();
    positions.delete(id);
    positions.set(id, window.scrollY);
  }

  addEventListener('pagehide', () => {
    remember();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  });

  return { remember, positionOf: ({ id }) => positions.get(id) };
}
