import type { PageHead, RegistrySection, Settings } from '@portal/contract';
import { act, configure, render } from '@testing-library/react';
import { isValidElement, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createApiClient } from '../api-client.ts';
import type { SectionDefinition } from '../contract.ts';
import type { Locale } from '../locale.ts';
import { addMessages, addShellMessages, provideShellMessages } from '../messages.ts';
import { matchPage } from '../match-page.ts';
import { can } from '../page-access.ts';
import { loadPage, type Screen } from '../page-loader.ts';
import { PageView } from '../page-view.tsx';
import { createPortal, setPortal, type NavigateOptions, type Portal } from '../portal.ts';
import { PortalProvider } from '../portal-context.tsx';
import type { SessionUser } from '../session.ts';
import { toastWords } from './toast-words.ts';

export interface OpenPageInput {
  definition: SectionDefinition;
  /** Path with query, as in `/education/schedule?type=group`. */
  url: string;
  locale?: Locale;
  /** Who is signed in; nobody by default. */
  user?: SessionUser;
  settings?: Partial<Settings>;
  /** Paths that exist besides those of the section's routes, for links to other sections. */
  otherPaths?: string[];
  /** Files of the shell's messages besides `common`; `admin` comes by itself with a role. */
  shellBundles?: string[];
}

/** A page of a section on the screen, with the real kit around it. */
export interface OpenedPage {
  portal: Portal;
  /** Path with query where the page is now. */
  url(): string;
  head(): PageHead;
  /** Status of the document: 200, or what a failed loader made of it. */
  status(): number;
  /** Every move that the page or the test asked for, oldest first. */
  moves: { to: string; options?: NavigateOptions }[];
  /** Toasts that are shown, as `success: saved`. */
  toasts(): string[];
  /** Failures that the page reported, as `render: Error: …`. */
  failures: string[];
  /** Opens another address of the same section, as a link would. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Shows the page in another language, as the language picker does. */
  setLocale(locale: Locale): Promise<void>;
  /** Signs somebody in or, without a user, out; the page is asked for again where its access says so. */
  setUser(user?: SessionUser): Promise<void>;
  /** True while leaving would ask first. */
  isGuarded(): boolean;
  unmount(): void;
}

// A busy machine is no fault of the code; a test that fails says so a little later.
const WAIT_MS = 10_000;

const shellMessages = (locale: Locale, bundle: string) =>
  import(`../../../locales/${locale}/${bundle}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>;

function sessionState(user?: SessionUser) {
  return user ? ({ status: 'signed-in', user } as const) : ({ status: 'signed-out' } as const);
}

/** The toasts that have a button, for tests that press it. */
function ToastButtons({ portal }: { portal: Portal }) {
  const items = useStore(portal.toasts.store, (state) => state.items);
  return items.map(({ id, text }) => (isValidElement(text) ? <div key={id}>{text}</div> : null));
}

function pathsOf(definition: SectionDefinition): string[] {
  return definition.routes.map(({ path }) => path.replace(/\/:.*$/, '/*'));
}

/**
 * Opens a page as the shell does: loader, messages and code first, then the page. Calls go to the network by the real
 * API client, so a test answers them with `mockApi()`. Moves inside the section load the next page; moves to other
 * sections are noted in `moves` only. Resolves when the page is shown.
 */
export async function openPage(input: OpenPageInput): Promise<OpenedPage> {
  configure({ asyncUtilTimeout: WAIT_MS });
  const { definition, user, locale = 'ko', otherPaths = [] } = input;
  const section: RegistrySection = {
    version: 'test',
    base: '/',
    menu: [],
    widgets: {},
    paths: [...pathsOf(definition), ...otherPaths],
  };
  const moves: OpenedPage['moves'] = [];
  const failures: string[] = [];
  const store = createStore<{ screen?: Screen }>(() => ({}));
  const own = (to: string) => new URL(to, location.href);

  async function load(url: string, language: Locale, shown?: Screen): Promise<Screen> {
    // One after the other: Jest cannot link two dynamic imports that share modules at the same time
    await matchPage(definition.routes, own(url).pathname)?.route.page?.();
    const { signal } = new AbortController();
    const screen = await loadPage({ definition, portal, url, locale: language, signal, shown });
    return screen.redirect && definition.routes.some(({ path }) => path === screen.redirect)
      ? load(screen.redirect, language)
      : screen;
  }

  async function show(url: string, replace: boolean, anew?: boolean): Promise<void> {
    const screen = await load(url, portal.locale(), anew ? undefined : store.getState().screen);
    if (screen.redirect) moves.push({ to: screen.redirect, options: { replace: true } });
    history[replace ? 'replaceState' : 'pushState']({}, '', screen.url);
    store.setState({ screen });
  }

  function move(to: string, options?: NavigateOptions): Promise<void> {
    moves.push({ to, options });
    const { origin, pathname, search, hash } = own(to);
    const isOwn = origin === location.origin && !otherPaths.includes(pathname);
    return isOwn ? show(pathname + search + hash, options?.replace ?? false, options?.reload) : Promise.resolve();
  }

  async function setLocale(language: Locale): Promise<void> {
    const screen = await load(location.pathname + location.search, language);
    await addShellMessages(portal.i18n, language);
    await portal.i18n.changeLanguage(language);
    store.setState({ screen });
  }

  const settings: Settings = { publicOrigin: location.origin, ...input.settings };
  const portal: Portal = createPortal(
    { locale, registry: { revision: 1, sections: { [definition.name]: section } }, nonce: '', settings, widgets: {} },
    {
      navigate: (to, options) => void move(to, options),
      setLocale,
      loadModule: () => Promise.reject(new Error('no other sections in this test')),
      settled: Promise.resolve(),
      report: ({ kind, message }) => void failures.push(`${kind}: ${String(message)}`),
    },
    ({ token, refresh }) => createApiClient({ resolve: (path) => new URL(path, location.origin).href, token, refresh }),
  );
  setPortal(portal);
  provideShellMessages(shellMessages);
  const bundles = [...(input.shellBundles ?? []), ...(can(user, '*', 'staff') ? ['admin'] : [])];
  await addMessages(portal.i18n, 'shell', locale, ['common', ...bundles], shellMessages);
  portal.session.store.setState(sessionState(user), true);

  const takeClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (event.defaultPrevented || !link || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    void move(link.href, { keepPlace: 'keepPlace' in link.dataset });
  };

  const takeBack = () => void show(location.pathname + location.search, true);

  function View() {
    const screen = useStore(store, (state) => state.screen);
    useEffect(() => {
      document.addEventListener('click', takeClick);
      addEventListener('popstate', takeBack);
      return () => {
        document.removeEventListener('click', takeClick);
        removeEventListener('popstate', takeBack);
      };
    }, []);
    return screen && !screen.redirect ? (
      <>
        <PageView screen={screen} onRetry={() => void move(screen.url, { reload: true })} />
        <ToastButtons portal={portal} />
      </>
    ) : null;
  }

  await show(input.url, true);
  const rendered = await act(async () =>
    render(
      <PortalProvider portal={portal}>
        <View />
      </PortalProvider>,
    ),
  );
  const shown = () => {
    const { screen } = store.getState();
    if (!screen) throw new Error('no page is shown');
    return screen;
  };
  return {
    portal,
    moves,
    failures,
    unmount: rendered.unmount,
    setLocale: (language) => act(() => setLocale(language)),
    navigate: (to, options) => act(() => move(to, options)),
    url: () => location.pathname + location.search,
    head: () => shown().head,
    status: () => shown().status,
    toasts: () => portal.toasts.store.getState().items.map(toastWords),
    isGuarded: () => portal.leaveGuards.size > 0,
    async setUser(next) {
      await act(async () => portal.session.store.setState(sessionState(next), true));
      if (shown().access) await act(() => move(shown().url, { replace: true, reload: true }));
    },
  };
}
