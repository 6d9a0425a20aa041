import type { Registry } from '@portal/contract';
import type { PortalState } from '@portal/kit/host';
import { withLimit } from './section-loader.ts';

/** The entry into a section waits no longer than this for news; what comes later is there for the next one. */
const WAIT_LIMIT_MS = 400;
const CALL_LIMIT_MS = 5000;
/** From the link under the pointer to the click on it. */
const NEWS_AGE_MS = 2000;

export interface RegistryUpdates {
  /** Asks which versions are live, unless that was done a moment ago. */
  look(): Promise<void>;
  /** Refreshes the registry, so that the versions that are live now load next; `force` asks also when that was just done. Sections that are mounted stay what they are until they are left. */
  refresh(options?: { force?: boolean }): Promise<void>;
  /** The shell itself has a new version, which only a document can bring. */
  needsDocument(): boolean;
}

/** Whether an answer can be lived by: anything else is junk, and the last good registry stays. */
function isRegistry(value: unknown): value is Registry {
  const { revision, sections } = (value ?? {}) as Partial<Registry>;
  return (
    typeof revision === 'number' &&
    typeof sections?.['shell']?.version === 'string' &&
    Object.entries(sections).every(
      ([name, { version, base, paths, menu, widgets }]) =>
        version &&
        ((DEVELOPMENT && sections[name]?.dev) || base.startsWith(`/r/${name}/`)) &&
        Array.isArray(paths) &&
        Array.isArray(menu) &&
        widgets,
    )
  );
}

/** Follows the live releases from inside an open tab. */
export function createRegistryUpdates({ registry }: Pick<PortalState, 'registry'>, isPreview = false): RegistryUpdates {
  let news: Registry | undefined;
  let lookedAt = -Infinity;
  let looking = Promise.resolve();

  async function read(): Promise<void> {
    // Somebody who previews has other versions of the same revision
    const known = isPreview ? '' : `?known=${(news ?? registry.getState()).revision}`;
    const response = await fetch(`/api/portal/registry${known}`, { signal: AbortSignal.timeout(CALL_LIMIT_MS) });
    const answer: unknown = response.status === 200 ? await response.json() : undefined;
    if (isRegistry(answer) && answer.revision >= registry.getState().revision) news = answer;
  }

  function look(): Promise<void> {
    if (performance.now() - lookedAt > NEWS_AGE_MS) {
      lookedAt = performance.now();
      // No answer is no news.
      looking = read().catch(() => undefined);
    }
    return looking;
  }

  return {
    look,
    needsDocument: () =>
      news !== undefined && news.sections['shell']?.version !== registry.getState().sections['shell']?.version,
    async refresh({ force = false } = {}) {
      if (force) lookedAt = -Infinity;
      await withLimit(look(), WAIT_LIMIT_MS, 'the registry').catch(() => undefined);
      const { sections } = registry.getState();
      if (!news) return;
      const changed = Object.entries(news.sections).filter(
        ([name, { version }]) => sections[name]?.version !== version,
      );
      const isSame = changed.length === 0 && Object.keys(sections).length === Object.keys(news.sections).length;
      // A shell of another version is left to the next document, and so is what was built for it.
      if (isSame || changed.some(([name]) => name === 'shell')) return;
      registry.setState(news, true);
    },
  };
}
