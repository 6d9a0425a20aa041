import type { PortalState, PreparedPage, NavigateOptions } from '@portal/kit/host';
import { announcePage } from '../navigation/arrival.ts';
import { createHistoryEntries } from '../navigation/history-entries.ts';
import { createLeaveGuard } from '../navigation/leave-guard.ts';
import { createScrollMemory } from '../navigation/scroll-memory.ts';
import { scrollToHash } from '../navigation/scroll-to-hash.ts';
import type { Surroundings } from '../navigation/surroundings.ts';
import type { RegistryUpdates } from '../sections/registry-updates.ts';
import { withLimit, type SectionLoader } from '../sections/section-loader.ts';
import { createPreparations, pathOf, type PreparedBy } from './page-preparation.ts';
import type { SectionHost } from './section-host.ts';

/**
 * A page that is ready within one frame of the click fades in. A later page is shown at once: the view transition captures
 * both pages, which takes 100 ms on a slow phone.
 */
const PROMPT_MS = 16;
/** How long that may take in all: a browser that draws nothing would hold the page for ever. */
const FADE_LIMIT_MS = 500;
/** How long a page that is left by Back waits for the coming one. */
const LEAVE_LIMIT_MS = 3000;

export interface PageNavigator {
  /** For pages and sections. What they ask for late, when the visitor is on the way to another page by a link, is left out. */
  navigate(to: string, options?: NavigateOptions): void;
  /** For links that were pressed. */
  follow(to: string, options?: NavigateOptions): void;
  /** Begins to prepare a page whose link is being pressed; a click within a moment goes on with it. */
  foresee(to: string): void;
  /** Shows the page of the document itself. Resolves when its section is mounted or has failed. */
  start(): Promise<void>;
}

interface NavigatorInput {
  portal: Pick<PortalState, 'registry' | 'session' | 'i18n' | 'alerts' | 'leaveGuards' | 'locale'>;
  host: Pick<SectionHost, 'show' | 'cancelLoads'>;
  loader: Pick<SectionLoader, 'load' | 'isAsked'>;
  updates: Pick<RegistryUpdates, 'refresh' | 'needsDocument'>;
  surround: Surroundings;
  showHead(head: PreparedPage['head']): void;
  report(failure: { section: string; kind: 'load'; message: string }): void;
}

/** The query comes along, unless the redirect has its own. */
const redirectTarget = (redirect: string, search: string) => (redirect.includes('?') ? redirect : redirect + search);
const currentUrl = () => location.pathname + location.search;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Resolves when the new page is in place, whether or not its arrival could be animated. */
function showInTransition(swap: () => Promise<void>): Promise<void> {
  const transition = document.startViewTransition(swap);
  // A window that is resized meanwhile, or a newer navigation, ends the animation; the page is shown all the same.
  transition.ready.catch(() => undefined);
  setTimeout(() => transition.skipTransition(), FADE_LIMIT_MS);
  return transition.updateCallbackDone;
}

/** The one navigation flow: prepare while the old page stays, change the URL, swap, arrive. The newest click wins. */
export function createPageNavigator({
  portal,
  host,
  loader,
  updates,
  surround,
  showHead,
  report,
}: NavigatorInput): PageNavigator {
  const entries = createHistoryEntries();
  const scroll = createScrollMemory(entries);
  let shownUrl = currentUrl();
  let clickedAt = 0;
  addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), true);
  /** What the visitor has done so far, and how much of that when a link was followed last. */
  let inputs = 0;
  let inputsAtLink = -1;
  for (const type of ['click', 'keydown']) addEventListener(type, () => (inputs += 1), true);
  const guard = createLeaveGuard({ portal, entries, isElsewhere: () => currentUrl() !== shownUrl });
  const preparations = createPreparations({
    portal,
    loader,
    updates,
    surround,
    report,
    shownUrl: () => shownUrl,
  });
  const { ownerOf } = preparations;

  /** Writes the history, for a new page or in place of the shown one. */
  function write(address: URL, replace: boolean, isOtherState?: boolean): void {
    if (replace) history.replaceState(history.state, '', address);
    else history.pushState(entries.open(isOtherState), '', address);
  }

  /** The one place where a page takes the place of another. `ready` is undefined when its section could not be loaded. */
  async function swap(ready: PreparedBy | undefined): Promise<void> {
    await host.show(ownerOf(currentUrl()), ready?.app);
    ready?.app.show();
    ready?.showSurroundings();
  }

  /** `keepPlace`: the page is the same as before, in another state; focus and scroll position stay. `left`: Back came from it. */
  function arrive(
    page: PreparedPage | undefined,
    { scrollTop, keepPlace, left }: { scrollTop?: number; keepPlace?: boolean; left?: string | false },
  ): void {
    shownUrl = currentUrl();
    preparations.end();
    const head = page?.head ?? {
      title: portal.i18n.t('common.problem.section.title', { ns: 'shell' }),
      description: '',
    };
    showHead(head);
    if (scrollTop !== undefined) scrollTo(scrollTop);
    if (keepPlace) return;
    announcePage(head, left);
    if (scrollTop === undefined && !scrollToHash(location.hash)) scrollTo(0);
  }

  async function go(address: URL, { replace = false, keepPlace = false, reload }: NavigateOptions): Promise<void> {
    const url = address.pathname + address.search;
    const isOtherState = keepPlace && address.pathname === pathOf(shownUrl);
    if (!isOtherState && !(await guard.mayLeave())) return;
    const preparation = preparations.prepare(url, reload);
    const ready = await preparations.resultOf(preparation);
    if (!preparations.isCurrent(preparation)) return;
    if (updates.needsDocument() && ownerOf(url) !== ownerOf(shownUrl)) {
      location[replace ? 'replace' : 'assign'](address);
      return;
    }
    if (ready?.page.redirect) {
      start(redirectTarget(ready.page.redirect, address.search), { replace });
      return;
    }
    scroll.remember();
    host.cancelLoads();
    const change = async () => {
      // A transition calls this a few frames later, when another page may have been asked for
      if (!preparations.isCurrent(preparation)) return;
      write(address, replace, isOtherState);
      await swap(ready);
    };
    const isPrompt = performance.now() - clickedAt < PROMPT_MS;
    if (isPrompt && 'startViewTransition' in document && !isOtherState) await showInTransition(change);
    else await change();
    if (preparations.isCurrent(preparation)) arrive(ready?.page, { keepPlace: isOtherState });
  }

  function follow(to: string, options: NavigateOptions = {}): void {
    inputsAtLink = inputs;
    start(to, options);
  }

  function navigate(to: string, options: NavigateOptions = {}): void {
    const { pathname, search } = new URL(to, location.href);
    // As when its visitor has been signed out: the coming page is prepared again, see start
    const isReload = options.reload && pathname + search === shownUrl;
    if (isReload || !preparations.isUnderWay() || inputs !== inputsAtLink) start(to, options);
  }

  function start(to: string, options: NavigateOptions): void {
    const address = new URL(to, location.href);
    const isSamePage = address.pathname + address.search === shownUrl;
    if (isSamePage && address.hash && !preparations.isUnderWay() && !options.reload && !options.keepPlace) {
      scroll.remember();
      write(address, Boolean(options.replace));
      scrollToHash(address.hash);
      return;
    }
    // A visitor who is leaving goes on; what the shown page would have loaded again, the next one may show too
    if (isSamePage && options.reload && preparations.renew()) return;
    void go(address, isSamePage ? { ...options, replace: true } : options);
  }

  /** Back and Forward: the URL has changed already, the page that was left is still there. */
  async function followHistory(): Promise<void> {
    scroll.remember();
    if (currentUrl() === shownUrl) {
      preparations.stop();
      const scrollTop = scroll.positionOf(entries.revisit());
      if (scrollTop !== undefined) scrollTo(scrollTop);
      return;
    }
    const keepPlace =
      location.pathname === pathOf(shownUrl) && (entries.shown().isOtherState || entries.here().isOtherState);
    const left = entries.here().index < entries.shown().index && shownUrl;
    const preparation = preparations.prepare(currentUrl());
    if (ownerOf(currentUrl()) !== ownerOf(shownUrl)) {
      const early = await withLimit(preparations.resultOf(preparation), LEAVE_LIMIT_MS, 'the next page').catch(
        () => undefined,
      );
      if (!preparations.isCurrent(preparation)) return;
      host.cancelLoads();
      // Too late: the page that was left makes room, and the section loads in its place.
      if (!early) await host.show(ownerOf(currentUrl()));
    }
    const ready = await preparations.resultOf(preparation);
    if (!preparations.isCurrent(preparation)) return;
    if (ready?.page.redirect) {
      start(redirectTarget(ready.page.redirect, location.search), { replace: true });
      return;
    }
    await swap(ready);
    if (preparations.isCurrent(preparation))
      arrive(ready?.page, { scrollTop: scroll.positionOf(entries.revisit()), keepPlace, left });
  }

  // Scripts dispatch this event too: single-spa does after each change of the URL.
  addEventListener('popstate', (event) => {
    if (event.isTrusted && !guard.stops(event)) void followHistory();
  });

  return {
    navigate,
    follow,
    foresee: preparations.foresee,
    async start() {
      await host.show(ownerOf(currentUrl()));
      scroll.restore();
    },
  };
}
