/** Texts that a browser keeps by name. */
export interface KeptTexts {
  /** Null when nothing is kept. */
  get(name: string): string | null;
  set(name: string, text: string): void;
  remove(name: string): void;
}

/**
 * Where the browser blocks its storage, has none or has no room left, a text lasts as long as the page. Nothing here throws:
 * what is kept is a convenience, and no page depends on it.
 */
function keptBy(storageOf: () => Storage | null): KeptTexts {
  const ofPage = new Map<string, string>();

  /** The result of `act`; undefined where the storage does not do it. Reading `window.localStorage` already throws where it is blocked. */
  function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      const storage = storageOf();
      return storage ? act(storage) : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    get: (name) => ofPage.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    set(name, text) {
      const isKept = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      });
      if (isKept) ofPage.delete(name);
      else ofPage.set(name, text);
    },
    remove(name) {
      ofPage.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}

/** Kept by this browser, in all its tabs and after they are closed. */
export const browserStorage: KeptTexts = keptBy(() => window.localStorage);

/** Kept by this tab, through a reload. */
export const tabStorage: KeptTexts = keptBy(() => window.sessionStorage);

/** What a kept text says in JSON; undefined when nothing is kept, or something that is no JSON. */
export function readKept(storage: KeptTexts, name: string): unknown {
  try {
    return JSON.parse(storage.get(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
