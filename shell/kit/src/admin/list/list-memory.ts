import { browserStorage, readKept } from '../../storage/storage.ts';

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
  const kept = readKept(browserStorage, keyOf(owner, list));
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** Remembers the settings of a list in this browser. */
export function writeListMemory(owner: string, list: string, memory: ListMemory): void {
  browserStorage.set(keyOf(owner, list), JSON.stringify(memory));
}
