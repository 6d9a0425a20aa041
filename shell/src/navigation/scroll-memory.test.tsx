import { beforeEach, expect, jest, test } from '@jest/globals';
import { tabStorage } from '@portal/kit/storage';
import { createHistoryEntries } from './history-entries.ts';
import { createScrollMemory, type ScrollMemory } from './scroll-memory.ts';

const scrollTo = jest.fn<(options: ScrollToOptions) => void>();
let memory: ScrollMemory;

/** As a document that is loaded at this entry of the history. */
function load(): void {
  memory = createScrollMemory(createHistoryEntries());
}

const standAt = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

/** What browsers send when a document is shown; `persisted` where it comes from the page cache. */
const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  tabStorage.remove('portal-scroll');
  history.pushState(null, '', '/news');
  window.scrollTo = scrollTo as typeof window.scrollTo;
  scrollTo.mockReset();
  standAt(0);
  load();
});

test('a page that is loaded again stands where it was left', () => {
  standAt(900);
  dispatchEvent(new Event('pagehide'));
  standAt(0);
  load();
  memory.restore();
  expect(scrollTo.mock.calls).toEqual([[{ top: 900, behavior: 'instant' }]]);
});

test('a visitor who has moved meanwhile is left alone, and another entry of the history begins at its top', () => {
  standAt(900);
  dispatchEvent(new Event('pagehide'));
  standAt(40);
  load();
  memory.restore();
  standAt(0);
  history.pushState(null, '', '/about');
  load();
  memory.restore();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that comes from the page cache stands where it was left, which the browser has done where it does', () => {
  standAt(900);
  dispatchEvent(new Event('pagehide'));
  // What is left of the document is the browser's to restore, what follows in it the shell's
  expect(history.scrollRestoration).toBe('auto');
  showAgain(true);
  expect(history.scrollRestoration).toBe('manual');
  expect(scrollTo).not.toHaveBeenCalled();
  standAt(0);
  showAgain(false);
  expect(scrollTo).not.toHaveBeenCalled();
  showAgain(true);
  expect(scrollTo.mock.calls).toContainEqual([{ top: 900, behavior: 'instant' }]);
});
