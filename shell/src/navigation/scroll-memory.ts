const STORAGE_KEY = 'portal-scroll';
const KEPT_ENTRIES = 50;

export interface ScrollMemory {
  /** Notes where the page stands, before it is left. */
  remember(): void;
  /** Makes the state of a new history entry, and takes it as the shown one. */
  open(): { entry: string };
  /** Takes the entry that Back or Forward led to as the shown one; its position, if it is known. */
  revisit(): number | undefined;
}

function entryOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'entry' in state ? String(state.entry) : 'first';
}

/** Scroll positions by history entry, kept through a reload in this tab's session storage. */
export function createScrollMemory(): ScrollMemory {
  history.scrollRestoration = 'manual';
  const positions = new Map<string, number>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  let shown = entryOf(history.state);

  function remember(): void {
    positions.delete(shown);
    positions.set(shown, window.scrollY);
  }

  addEventListener('pagehide', () => {
    remember();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_ENTRIES)));
  });

  return {
    remember,
    open() {
      shown = crypto.randomUUID();
      return { entry: shown };
    },
    revisit() {
      shown = entryOf(history.state);
      return positions.get(shown);
    },
  };
}
