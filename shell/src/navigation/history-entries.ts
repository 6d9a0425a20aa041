/** What the shell writes into the state of each history entry. */
export interface HistoryEntry {
  id: string;
  /** Grows by one with each entry opened after another. */
  index: number;
  /** Another state of the page of the entry before it, such as a filter or an open dialog. */
  isOtherState?: boolean;
}

function entryOf(state: unknown): HistoryEntry | undefined {
  return typeof state === 'object' && state !== null && 'id' in state && 'index' in state
    ? (state as HistoryEntry)
    : undefined;
}

export interface HistoryEntries {
  /** The entry of the page that is shown. */
  shown(): HistoryEntry;
  /** The entry of the address: another one while Back or Forward is under way. */
  here(): HistoryEntry;
  /** Makes the state of a new entry, and takes it as the shown one. */
  open(isOtherState?: boolean): HistoryEntry;
  /** Takes the entry that Back or Forward led to as the shown one. */
  revisit(): HistoryEntry;
}

/** Tells the entries of this tab's history apart. An entry that the browser made, for a hash typed by hand, is the next one. */
export function createHistoryEntries(): HistoryEntries {
  let shown: HistoryEntry = { id: crypto.randomUUID(), index: -1 };

  function here(): HistoryEntry {
    const known = entryOf(history.state);
    if (known) return known;
    const made = { id: crypto.randomUUID(), index: shown.index + 1 };
    history.replaceState(made, '');
    return made;
  }

  shown = here();
  return {
    shown: () => shown,
    here,
    open(isOtherState) {
      shown = { id: crypto.randomUUID(), index: shown.index + 1, isOtherState };
      return shown;
    },
    revisit() {
      shown = here();
      return shown;
    },
  };
}
