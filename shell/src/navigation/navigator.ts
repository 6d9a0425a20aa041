import type { NavigateOptions, Portal } from '@portal/kit';
import { findOwner, type PreparedPage, type SectionApp } from '@portal/kit/host';
import { triggerAppChange } from 'single-spa';
import type { RegistryUpdates } from '../sections/registry-updates.ts';
import { withLimit, type SectionLoader } from '../sections/section-loader.ts';
import { announcePage } from './arrival.ts';
import { createHistoryEntries } from './history-entries.ts';
import { createLeaveGuard } from './leave-guard.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { scrollToHash } from './scroll-to-hash.ts';
import type { Surroundings } from './surroundings.ts';

/** How long a page that is left by Back waits for the coming one. */
const LEAVE_LIMIT_MS = 3000;
const PROGRESS_DELAY_MS = 120;

export interface PageNavigator {
  navigate(to: string, options?: NavigateOptions): void;
  /** For single-spa: resolves when the page of the current address is ready, or has been waited for long enough. */
  beforeLeaving(): Promise<void>;
}

interface Preparation {
  url: string;
  controller: AbortController;
  /** The app and its page; undefined when the section could not be loaded. */
  result: Promise<{ app: SectionApp; page: PreparedPage; showSurroundings(): void } | undefined>;
}

interface NavigatorInput {
  portal: Portal;
  loader: SectionLoader;
  updates: RegistryUpdates;
  surround: Surroundings;
  cancelLoads(): void;
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';
/** The query comes along, unless the redirect has its own. */
const redirectTarget = (redirect: string, search: string) => (redirect.includes('?') ? redirect : redirect + search);
const currentUrl = () => location.pathname + location.search;

/** Resolves when the new page is in place, whether or not its arrival could be animated. */
function showInTransition(swap: () => Promise<void>): Promise<void> {
  const transition = document.startViewTransition(swap);
  // A window that is resized meanwhile, or a newer navigation, ends the animation; the page is shown all the same.
  transition.ready.catch(() => undefined);
  return transition.updateCallbackDone;
}

/** The one navigation flow: prepare while the old page stays, change the address, swap, arrive. The newest click wins. */
export function createPageNavigator({ portal, loader, updates, surround, cancelLoads }: NavigatorInput): PageNavigator {
  const entries = createHistoryEntries();
  const scroll = createScrollMemory(entries);
  let shownUrl = currentUrl();
  const guard = createLeaveGuard({ portal, entries, isElsewhere: () => currentUrl() !== shownUrl });
  let current: Preparation | undefined;

  const ownerOf = (url: string) => findOwner(portal.registry.getState(), pathOf(url));

  async function prepareWith(url: string, signal: AbortSignal) {
    if (ownerOf(url) !== ownerOf(shownUrl)) await updates.takeUp();
    const owner = ownerOf(url);
    if (!owner || signal.aborted) return undefined;
    const progress = setTimeout(
      () => document.documentElement.toggleAttribute('data-loading', true),
      PROGRESS_DELAY_MS,
    );
    try {
      const app = await loader.load(owner);
      const page = await app.prepare(url, signal);
      return { app, page, showSurroundings: await surround(page) };
    } catch (error) {
      if (!signal.aborted) portal.report({ section: owner, kind: 'load', message: String(error) });
      return undefined;
    } finally {
      clearTimeout(progress);
      if (!signal.aborted) document.documentElement.toggleAttribute('data-loading', false);
    }
  }

  function prepare(url: string): Preparation {
    if (current?.url === url && !current.controller.signal.aborted) return current;
    current?.controller.abort();
    const controller = new AbortController();
    current = { url, controller, result: prepareWith(url, controller.signal) };
    return current;
  }

  /** `keepPlace`: the page is the one that was there before, in another state; whoever reads it is left where they are. */
  function arrive(
    page: PreparedPage | undefined,
    { scrollTop, keepPlace = false }: { scrollTop?: number; keepPlace?: boolean },
  ): void {
    shownUrl = currentUrl();
    current = undefined;
    const head = page?.head ?? {
      title: portal.i18n.t('common.problem.section.title', { ns: 'shell' }),
      description: '',
    };
    portal.showHead(head);
    if (!keepPlace) announcePage(head);
    if (scrollTop !== undefined) window.scrollTo({ top: scrollTop, behavior: 'instant' });
    else if (!keepPlace && !scrollToHash(location.hash)) window.scrollTo({ top: 0, behavior: 'instant' });
  }

  async function go(address: URL, { replace = false, keepPlace = false }: NavigateOptions): Promise<void> {
    const url = address.pathname + address.search;
    const isOtherState = keepPlace && address.pathname === pathOf(shownUrl);
    if (!isOtherState && !(await guard.mayLeave())) return;
    const preparation = prepare(url);
    const ready = await preparation.result;
    if (current !== preparation) return;
    if (updates.needsDocument() && ownerOf(url) !== ownerOf(shownUrl)) {
      location[replace ? 'replace' : 'assign'](address);
      return;
    }
    if (ready?.page.redirect) {
      navigate(redirectTarget(ready.page.redirect, address.search), { replace });
      return;
    }
    scroll.remember();
    cancelLoads();
    const swap = async () => {
      const state = replace ? history.state : entries.open(isOtherState);
      history[replace ? 'replaceState' : 'pushState'](state, '', address);
      await triggerAppChange();
      ready?.app.show();
      ready?.showSurroundings();
    };
    if ('startViewTransition' in document && !isOtherState) await showInTransition(swap);
    else await swap();
    if (current === preparation) arrive(ready?.page, { keepPlace: isOtherState });
  }

  function navigate(to: string, options: NavigateOptions = {}): void {
    const address = new URL(to, location.href);
    const isSamePage = address.pathname + address.search === shownUrl;
    if (isSamePage && address.hash && !current && !options.reload) {
      scroll.remember();
      history[options.replace ? 'replaceState' : 'pushState'](
        options.replace ? history.state : entries.open(),
        '',
        address,
      );
      scrollToHash(address.hash);
      return;
    }
    void go(address, isSamePage ? { ...options, replace: true } : options);
  }

  /** Back and Forward: the address has changed already; single-spa has swapped sections when this is called. */
  async function followHistory(): Promise<void> {
    if (current && current.url !== currentUrl()) current.controller.abort();
    if (currentUrl() === shownUrl) {
      const scrollTop = scroll.positionOf(entries.revisit());
      if (scrollTop !== undefined) window.scrollTo({ top: scrollTop, behavior: 'instant' });
      return;
    }
    const keepPlace =
      location.pathname === pathOf(shownUrl) && (entries.shown().isOtherState || entries.here().isOtherState);
    const preparation = prepare(currentUrl());
    const ready = await preparation.result;
    if (current !== preparation) return;
    await triggerAppChange();
    if (ready?.page.redirect) {
      navigate(redirectTarget(ready.page.redirect, location.search), { replace: true });
      return;
    }
    ready?.app.show();
    ready?.showSurroundings();
    arrive(ready?.page, { scrollTop: scroll.positionOf(entries.revisit()), keepPlace });
  }

  addEventListener('popstate', (event) => {
    // single-spa sends one of its own after every pushState, for routers that listen to nothing else.
    if ('singleSpa' in event) return;
    // Between sections the old page is gone by now; its position was noted in beforeLeaving.
    if (ownerOf(currentUrl()) === ownerOf(shownUrl)) scroll.remember();
    void followHistory();
  });

  return {
    navigate,
    async beforeLeaving() {
      scroll.remember();
      await withLimit(prepare(currentUrl()).result, LEAVE_LIMIT_MS, 'the next page').catch(() => undefined);
    },
  };
}
