import type { PageHead } from '@portal/contract';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ApiError } from './api-client.ts';
import type { SectionDefinition } from './contract.ts';
import type { PageAccess } from './page-access.ts';
import { createKeptScreens } from './kept-screens.ts';
import { matchPage } from './match-page.ts';
import { addMessages } from './messages.ts';
import { loadPage, type LoadPageInput, type PageData, type Screen } from './page-loader.ts';
import { PageView } from './page-view.tsx';
import { createVersionPortal, getPortal, type LocaleChange, type Portal } from './portal.ts';
import { PortalProvider } from './portal-context.tsx';
import { Boundary, mountRoot } from './react-root.tsx';
import { SectionUnavailable } from './section-unavailable.tsx';

/** What the shell learns of a page before it shows it. */
export interface PreparedPage {
  url: string;
  head: PageHead;
  status: number;
  redirect?: string;
  access?: PageAccess;
}

/** A section as the shell drives it: single-spa's lifecycles and the two steps of a navigation. */
export interface SectionApp {
  name: string;
  /**
   * Loads code, messages and data of an address while the old page stays. `anew`: nothing of its data serves again.
   * `early`: its data, if the host has asked for it already.
   */
  prepare(
    url: string,
    signal: AbortSignal,
    anew?: boolean,
    early?: Promise<PageData | undefined>,
  ): Promise<PreparedPage>;
  /** Has the code and messages of a page that may be asked for next, with `withData` its data too. */
  warm(url: string, withData: boolean): Promise<void>;
  /** Shows the prepared page in the mounted section. */
  show(): void;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/** The element a section lives in; made when the document did not bring it. */
function containerOf(name: string): HTMLElement {
  const id = `section-${name}`;
  const found = document.getElementById(id);
  if (found) return found;
  const made = document.createElement('div');
  made.id = id;
  document.getElementById('main')?.prepend(made);
  return made;
}

const isFailed = ({ status }: Screen) => status === 0 || status >= 500;
const currentUrl = () => location.pathname + location.search;

/** The default export of a section's `app.ts`. */
export function createSectionApp(definition: SectionDefinition): SectionApp {
  const { name } = definition;
  let own: Portal | undefined;
  const versionPortal = () => (own ??= createVersionPortal());
  const store = createStore<{ screen?: Screen }>(() => ({}));
  const kept = createKeptScreens(getPortal);
  let prepared: Screen | undefined;
  let root: Root | undefined;
  let stopWatching: (() => void) | undefined;

  const routeOf = (url: string) => matchPage(definition.routes, url.split(/[?#]/, 1)[0] ?? '')?.route;

  const load = (url: string, signal: AbortSignal, more: Partial<LoadPageInput> = {}) =>
    kept.noted(loadPage({ definition, portal: versionPortal(), url, locale: getPortal().locale(), signal, ...more }));

  /** For a visitor who asks again. The version that failed may have been taken back meanwhile. */
  async function reload(): Promise<void> {
    if (await getPortal().renew(name)) return;
    const screen = await load(currentUrl(), new AbortController().signal);
    startTransition(() => store.setState({ screen }));
    getPortal().showHead(screen.head);
  }

  const changeLocale: LocaleChange = async (locale) => {
    const { screen: shown } = store.getState();
    const screen = await load(currentUrl(), new AbortController().signal, { locale });
    // A page that can be read stays, in its language, rather than to become an error page
    if (isFailed(screen) && shown && !isFailed(shown)) throw new ApiError(screen.status);
    return { show: () => store.setState({ screen }), head: screen.head };
  };

  /** Asks the shell for the page again whenever another visitor than before looks at one that is not for everybody. */
  function watchSession({ session, navigate }: Portal): () => void {
    const visitor = () => {
      const { user } = session.store.getState();
      return user && JSON.stringify([user.email, user.role, user.roles]);
    };
    let known = visitor();
    const ask = () => {
      const { screen } = store.getState();
      if (session.store.getState().status === 'unknown' || (visitor() === known && !screen?.isWaiting)) return;
      known = visitor();
      if (screen?.access) navigate(location.href, { replace: true, reload: true });
    };
    ask();
    return session.store.subscribe(ask);
  }

  /** Reads a page again that is shown with the data it had when it was left. */
  async function refresh(shown: Screen): Promise<void> {
    const screen = await load(shown.url, new AbortController().signal, { shown });
    const isNews = JSON.stringify([screen.data, screen.status]) !== JSON.stringify([shown.data, shown.status]);
    if (store.getState().screen !== shown || !isNews || isFailed(screen)) return;
    startTransition(() => store.setState({ screen }));
    getPortal().showHead(screen.head);
  }

  function refreshIfStale(screen: Screen): void {
    const found = kept.find(screen.url);
    if (found?.screen === screen && found.isStale) void refresh(screen);
  }

  function fail(error: Error): void {
    getPortal().report({ section: name, kind: 'render', message: error });
  }

  function View() {
    const screen = useStore(store, (state) => state.screen);
    const retry = () => void reload();
    return (
      <Boundary
        resetKey={screen?.url}
        onError={fail}
        fallback={(again) => <SectionUnavailable onRetry={() => void reload().then(again)} />}
      >
        {screen && <PageView screen={screen} onRetry={retry} />}
      </Boundary>
    );
  }

  return {
    name,
    async prepare(url, signal, anew, early) {
      const screen =
        (anew ? undefined : kept.find(url)?.screen) ??
        (await load(url, signal, { early, shown: root && !anew ? store.getState().screen : undefined }));
      signal.throwIfAborted();
      prepared = screen;
      return screen;
    },
    async warm(url, withData) {
      const route = routeOf(url);
      if (!route?.page || route.access || kept.find(url)) return;
      const { i18n, locale } = versionPortal();
      await Promise.all([
        route.page(),
        addMessages(i18n, name, locale(), ['common', ...(route.messages ?? [])], definition.messages),
        withData && route.load && load(url, new AbortController().signal).then((screen) => kept.keep(screen, true)),
      ]);
    },
    show() {
      const screen = prepared;
      prepared = undefined;
      if (!screen) return;
      kept.keep(store.getState().screen);
      flushSync(() => store.setState({ screen }));
      refreshIfStale(screen);
    },
    async mount() {
      const portal = versionPortal();
      const element = containerOf(name);
      const page = portal.hydration.page;
      const ready = page?.section === name && element.dataset.ssr === name ? (page.data as PageData) : undefined;
      delete element.dataset.ssr;
      delete portal.hydration.page;
      const loaded =
        prepared?.url === currentUrl() ? prepared : await load(currentUrl(), new AbortController().signal, { ready });
      prepared = undefined;
      // A document that came without the page leaves it to the browser to find that the page is elsewhere.
      const { redirect } = loaded;
      const screen = redirect ? undefined : loaded;
      // zustand hydrates from a store's initial state, which a module cannot know: make this one the initial.
      store.getInitialState = () => ({ screen });
      store.setState({ screen }, true);
      const node = (
        <PortalProvider portal={portal}>
          <View />
        </PortalProvider>
      );
      root = await mountRoot(element, node, { prefix: `${name}-`, hydrate: ready !== undefined });
      // A document that came without the page has no title of it.
      if (screen && !ready) portal.showHead(screen.head);
      if (screen) refreshIfStale(screen);
      portal.localeChanges.add(changeLocale);
      stopWatching = watchSession(portal);
      if (redirect) portal.navigate(redirect.includes('?') ? redirect : redirect + location.search, { replace: true });
    },
    async unmount() {
      stopWatching?.();
      kept.keep(store.getState().screen);
      getPortal().localeChanges.delete(changeLocale);
      root?.unmount();
      root = undefined;
      containerOf(name).remove();
    },
  };
}
