import type { Registry } from '@portal/contract';
import { findOwner } from '@portal/kit/host';
import type { RegistryUpdates } from '../sections/registry-updates.ts';
import type { SectionLoader } from '../sections/section-loader.ts';
import { fetchFiles, pageFiles } from './page-files.ts';

declare global {
  interface Navigator {
    /** Of Chromium alone. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export interface ReadinessInput {
  registry(): Registry;
  updates: Pick<RegistryUpdates, 'look'>;
  loader: Pick<SectionLoader, 'load'>;
}

export interface Readiness {
  /** Lets a call go ahead that leads to a page, with all files of the page asked for at once. */
  fetched<Rest extends unknown[]>(go: (to: string, ...rest: Rest) => void): (to: string, ...rest: Rest) => void;
  /** Has the code of a page that its visitor looks at a link to. */
  preload(pathname: string): void;
  /** From now on has the pages of an open menu ready, and once the document has settled those whose links are on the screen. */
  watchLinks(settled: Promise<void>): Promise<void>;
}

/** A visitor with little data, or a slow connection, gets what they ask for and nothing else. */
export function mayFetchAhead({ connection }: Pick<Navigator, 'connection'> = navigator): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Has pages ready before their links are followed. */
export function createReadiness({ registry, updates, loader }: ReadinessInput): Readiness {
  async function warm(pathname: string, withData: boolean, isIntended = withData): Promise<void> {
    const owner = findOwner(registry(), pathname);
    if (!owner) return;
    // Only where a visitor is about to leave: what is asked for now is no news when they leave later
    if (isIntended && owner !== findOwner(registry(), location.pathname)) void updates.look();
    try {
      await (await loader.load(owner)).warm(pathname, withData);
    } catch {
      // The click itself reports a failure
    }
  }

  return {
    fetched:
      (go) =>
      (to, ...rest) => {
        void fetchFiles(pageFiles(registry(), new URL(to, location.href).pathname), 'high');
        go(to, ...rest);
      },
    preload(pathname) {
      if (!mayFetchAhead()) return;
      void fetchFiles(pageFiles(registry(), pathname), 'auto');
      void warm(pathname, false, true);
    },
    async watchLinks(settled) {
      if (!mayFetchAhead()) return;
      const code = await import(/* webpackChunkName: "shown" */ './links-in-view.ts').catch(() => undefined);
      code?.watchLinksInView({ registry, warm, settled });
    },
  };
}
