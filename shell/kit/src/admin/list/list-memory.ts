/** A state of a list that an admin gave a name. */
export interface SavedView {
  name: string;
  /** The search of its URL, without the page. */
  search: string;
}

/** What a browser remembers of a list for one admin. */
export interface ListMemory {
  pageSize?: number;
  /** Ids of the columns that are not shown. */
  hidden?: string[];
  views?: SavedView[];
}

/** Of an admin without an e-mail address there is nothing to remember: nobody is signed in. */
const keyOf = (owner: string, list: string) => `portal.list.${owner}.${list}`;

/** What is remembered of a list; nothing when what is stored cannot be read. */
export function readListMemory(owner: string, list: string): ListMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner, list)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    // Storage is blocked or was filled by something else: the list shows its defaults
    return {};
  }
}

/** Remembers the settings of a list in this browser, where it allows that. */
export function writeListMemory(owner: string, list: string, memory: ListMemory): void {
  try {
    localStorage.setItem(keyOf(owner, list), JSON.stringify(memory));
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page
  }
}
