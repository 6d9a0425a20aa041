import { readKept, tabStorage } from '@portal/kit/storage';
import type { HistoryEntries } from './history-entries.ts';

const STORAGE_KEY = 'portal-scroll';
const KEPT_ENTRIES = 50;

export interface ScrollMemory {
  /** Stores the scroll position of the current page, before it is left. */
  remember(): void;
  /** The scroll position of a history entry's page, if it is known. */
  positionOf(entry: { id: string }): number | undefined;
  /** Scrolls a page that was loaded again to where it was left, unless the visitor has moved meanwhile. */
  restore(): void;
}

/**
 * Scroll positions by history entry, kept by this tab through a reload. The browser itself restores that of a document, as it is
 * loaded again or comes from its page cache; what it does not restore is done here.
 */
export function createScrollMemory(entries: HistoryEntries): ScrollMemory {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>((readKept(tabStorage, STORAGE_KEY) ?? []) as [string, number][]);

  function remember(): void {
    const { id } = entries.shown();
    positions.delete(id);
    positions.set(id, window.scrollY);
  }

  addEventListener('pagehide', () => {
    remember();
    history.scrollRestoration = 'auto';
    tabStorage.set(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  });

  /** Only where the page still stands at its top. */
  function restore(): void {
    const top = positions.get(entries.shown().id);
    if (top && !window.scrollY) window.scrollTo({ top, behavior: 'instant' });
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    history.scrollRestoration = 'manual';
    restore();
  });

  return {
    remember,
    positionOf: ({ id }) => positions.get(id),
    restore,
  };
}
