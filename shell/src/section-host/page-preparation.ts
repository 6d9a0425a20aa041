import { findOwner, type PortalState, type PreparedPage, type SectionApp } from '@portal/kit/host';
import { askForPageData } from './page-data.ts';
import type { Surroundings } from '../navigation/surroundings.ts';
import type { RegistryUpdates } from '../sections/registry-updates.ts';
import type { SectionLoader } from '../sections/section-loader.ts';

/** Holds the animations of the page that is left: each frame of them takes time from the page that comes. */
function holdAnimations(): () => void {
  const held = document.getElementById('main')?.getAnimations({ subtree: true }) ?? [];
  for (const animation of held) animation.pause();
  return () => {
    for (const animation of held) animation.play();
  };
}

const PROGRESS_DELAY_MS = 120;
/** From the press of a link to its release; what is prepared serves no click that comes later. */
const PRESS_LIMIT_MS = 2000;

/** A page that may be shown, and the app that shows it. */
export interface PreparedBy {
  app: SectionApp;
  page: PreparedPage;
  showSurroundings(): void;
}

export interface Preparation {
  url: string;
  begunAt: number;
  controller: AbortController;
  /** Undefined when the section could not be loaded. */
  result: Promise<PreparedBy | undefined>;
}

interface PreparationsInput {
  portal: Pick<PortalState, 'registry' | 'session' | 'locale'>;
  loader: Pick<SectionLoader, 'load' | 'isAsked'>;
  updates: Pick<RegistryUpdates, 'refresh'>;
  surround: Surroundings;
  report(failure: { section: string; kind: 'load'; message: unknown }): void;
  shownUrl(): string;
}

export interface Preparations {
  /** The section that has the page of a path with its query. */
  ownerOf(url: string): string | undefined;
  /** Begins to prepare a page whose link is being pressed; a click within a moment goes on with it. */
  foresee(to: string): void;
  /** Prepares the page that is asked for now, in place of any other. `anew`: nothing of its data serves again. */
  prepare(url: string, anew?: boolean): Preparation;
  /** False once another page has been asked for. */
  isCurrent(preparation: Preparation): boolean;
  isUnderWay(): boolean;
  /** What a preparation ends with, also after it was begun anew. */
  resultOf(preparation: Preparation): Promise<PreparedBy | undefined>;
  /** Begins anew with the page that takes the place of the shown one; false when there is none. */
  renew(): boolean;
  /** The page has arrived. */
  end(): void;
  /** The visitor is where the shown page is: nothing is to be prepared any more. */
  stop(): void;
}

/** The path of a path with its query. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** Prepares pages while another one stays: their section's code, messages and data. The newest click wins. */
export function createPreparations({
  portal,
  loader,
  updates,
  surround,
  report,
  shownUrl,
}: PreparationsInput): Preparations {
  let current: Preparation | undefined;
  let foreseen: Preparation | undefined;

  const ownerOf = (url: string) => findOwner(portal.registry.getState(), pathOf(url));
  const versionOf = (owner: string | undefined) => owner && portal.registry.getState().sections[owner]?.version;
  const showProgress = (isShown: boolean) => document.documentElement.toggleAttribute('data-loading', isShown);

  async function load(owner: string, url: string, signal: AbortSignal, anew?: boolean) {
    const release = { section: owner, version: versionOf(owner) };
    const early = anew || loader.isAsked(owner) ? undefined : askForPageData(url, release, portal, signal);
    const app = await loader.load(owner);
    const page = await app.prepare(url, signal, anew, early);
    return { app, page, showSurroundings: await surround(page) };
  }

  async function prepareWith(url: string, signal: AbortSignal, anew?: boolean) {
    let owner = ownerOf(url);
    const known = versionOf(owner);
    try {
      // Beside the question for other versions, which are rare: then what was begun is of no use.
      const begun = owner && load(owner, url, signal, anew);
      // Where it is of no use, its failure is none
      if (begun) begun.catch(() => undefined);
      if (owner !== ownerOf(shownUrl())) await updates.refresh();
      const isSame = owner === ownerOf(url) && versionOf(owner) === known;
      owner = ownerOf(url);
      if (!owner || signal.aborted) return undefined;
      return await (begun && isSame ? begun : load(owner, url, signal, anew));
    } catch (error) {
      if (owner && !signal.aborted) report({ section: owner, kind: 'load', message: error });
      return undefined;
    }
  }

  function begin(url: string, anew?: boolean): Preparation {
    const controller = new AbortController();
    return { url, controller, begunAt: performance.now(), result: prepareWith(url, controller.signal, anew) };
  }

  function foresee(to: string): void {
    const { pathname, search } = new URL(to, location.href);
    const url = pathname + search;
    foreseen?.controller.abort();
    foreseen = current || url === shownUrl() || !ownerOf(url) ? undefined : begin(url);
  }

  /** What was begun with the press of a link, if this is its click. */
  function takeForeseen(url: string, anew = false): Preparation | undefined {
    const found = foreseen;
    foreseen = undefined;
    if (found?.url === url && !anew && performance.now() - found.begunAt < PRESS_LIMIT_MS) return found;
    found?.controller.abort();
    return undefined;
  }

  function prepare(url: string, anew?: boolean): Preparation {
    // What is asked for anew has changed since the other preparation began, such as who visits it.
    if (current?.url === url && !anew) return current;
    current?.controller.abort();
    const preparation = takeForeseen(url, anew) ?? begin(url, anew);
    current = preparation;
    const progress = setTimeout(() => showProgress(true), PROGRESS_DELAY_MS);
    const release = holdAnimations();
    void preparation.result.finally(() => {
      clearTimeout(progress);
      setTimeout(release);
      if (current === preparation) showProgress(false);
    });
    return preparation;
  }

  return {
    ownerOf,
    foresee,
    prepare,
    isCurrent: (preparation) => current === preparation,
    isUnderWay: () => current !== undefined,
    async resultOf(preparation) {
      for (;;) {
        const { result } = preparation;
        const ready = await result;
        if (result === preparation.result) return ready;
      }
    },
    renew() {
      if (!current || current.url === shownUrl()) return false;
      current.controller.abort();
      Object.assign(current, begin(current.url, true));
      return true;
    },
    end() {
      current = undefined;
    },
    stop() {
      current?.controller.abort();
      current = undefined;
      showProgress(false);
    },
  };
}
