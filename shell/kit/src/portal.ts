import type { FailureKind, PageHead, PortalInit, Registry, RenderedSlot, Settings } from '@portal/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyApiClient } from './api-client.ts';
import { isLocale, type Locale } from './locale.ts';
import { createI18n, type I18n } from './i18n.ts';
import { createAlerts, createToasts, type Alerts, type Toasts } from './notices.ts';
import { createSession, type Session } from './session.ts';

export interface NavigateOptions {
  /** Takes the place of the shown page in the history. */
  replace?: boolean;
  /** Another state of the page that is shown, such as a filter or an open dialog: focus and scroll stay, nobody is asked about changes. */
  keepPlace?: boolean;
  /** Loads the page anew, even when it is the one shown. */
  reload?: boolean;
}

/** A part of the page ready to be shown in another language; the page itself brings its head. */
export interface LocalizedPart {
  show(): void;
  head?: PageHead;
}

/** Prepares a mounted part for another language; all are then shown together. */
export type LocaleChange = (locale: Locale) => Promise<LocalizedPart>;

export interface SectionFailure {
  section: string;
  kind: Exclude<FailureKind, 'none' | 'unhandled'>;
  /** What was thrown, or a text. */
  message: unknown;
}

/** What the shell offers to sections. One a page in the browser, one a request in a render worker. */
export interface Portal {
  readonly i18n: I18n;
  readonly settings: Settings;
  readonly registry: StoreApi<Registry>;
  readonly session: Session;
  readonly toasts: Toasts;
  readonly alerts: Alerts;
  readonly api: AnyApiClient;
  readonly hydration: Pick<PortalInit, 'page' | 'widgets'>;
  readonly localeChanges: Set<LocaleChange>;
  /** One member for each part of the page with changes that leaving would lose (useLeaveGuard). */
  readonly leaveGuards: Set<unknown>;
  /** Resolves once the document is hydrated and has its web fonts: what nobody sees yet waits for it. */
  readonly settled: Promise<void>;
  locale(): Locale;
  navigate(to: string, options?: NavigateOptions): void;
  setLocale(locale: Locale): Promise<void>;
  /** Loads an exposed module of a section's live release. */
  loadModule(section: string, module: string): Promise<unknown>;
  report(failure: SectionFailure): void;
  /** Brings title, description and address of the document in line with the page that is shown now. */
  showHead(head: PageHead): void;
  /** Puts the live version of a mounted section in its place when it is another one by now; false when it is not. */
  renew(section: string): Promise<boolean>;
  /** Server only: records a widget that the page shows and returns the marker to render in its place. */
  collectSlot?(slot: Omit<RenderedSlot, 'marker'>): string;
}

export type PortalHost = Pick<Portal, 'navigate' | 'setLocale' | 'loadModule' | 'report' | 'collectSlot'> &
  Partial<Pick<Portal, 'settled' | 'renew' | 'showHead'>>;

/** What a portal holds, without the calls that its host answers. */
export type PortalState = Omit<Portal, keyof PortalHost>;

/** Makes the state of a page from the document's JSON and the services' client. */
export function createPortalState(
  init: PortalInit,
  makeApi: (session: Session) => AnyApiClient,
  i18n = createI18n(init.locale),
): PortalState {
  const session = createSession();
  return {
    i18n,
    session,
    settings: init.settings,
    registry: createStore(() => init.registry),
    toasts: createToasts(),
    alerts: createAlerts(),
    api: makeApi(session),
    hydration: { page: init.page, widgets: init.widgets },
    localeChanges: new Set(),
    leaveGuards: new Set(),
    locale: () => (isLocale(i18n.language) ? i18n.language : 'ko'),
  };
}

/** Makes a portal whose host answers the calls that matter here; for the server and for tests. */
export function createPortal(
  init: PortalInit,
  host: PortalHost,
  makeApi: (session: Session) => AnyApiClient,
  i18n?: I18n,
): Portal {
  return {
    settled: Promise.resolve(),
    renew: async () => false,
    showHead: () => undefined,
    ...host,
    ...createPortalState(init, makeApi, i18n),
  };
}

let current: Portal | undefined;

/** Host only: makes the page's portal known to sections that load later. */
export function setPortal(portal: Portal): void {
  current = portal;
}

/** The page's portal, for code outside React. Throws before the shell has made it. */
export function getPortal(): Portal {
  if (!current) throw new Error('the portal is not ready');
  return current;
}

/**
 * The page's portal for one version of a section, with messages of its own: a tab may prepare, show and leave two versions at
 * the same time, and neither may speak the other's words.
 */
export function createVersionPortal(): Portal {
  const portal = getPortal();
  return { ...portal, i18n: portal.i18n.inner?.() ?? portal.i18n };
}
