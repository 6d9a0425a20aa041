import type { Portal } from '@portal/kit';
import {
  addShellMessages,
  createApiClient,
  createPortalState,
  provideShellMessages,
  setPortal,
  type PortalState,
  type SectionApp,
} from '@portal/kit/host';
import { acceptTranslations } from './frame/accept-translations.ts';
import type { CompanyFacts } from './frame/company/company-facts.ts';
import { keepFocus } from './frame/keep-focus.ts';
import { mountFrame } from './mount-frame.tsx';
import { yieldToPage } from './yield-to-page.ts';
import { shellMessages } from './messages.ts';
import { changeLocale, alignRememberedLocale } from './navigation/change-locale.ts';
import { showHead } from './navigation/document-head.ts';
import { takeLinkClicks } from './navigation/link-clicks.ts';
import { scrollToHash } from './navigation/scroll-to-hash.ts';
import { createReadiness } from './readiness/readiness.ts';
import { createSurroundings } from './navigation/surroundings.ts';
import { loadObserver, measureSome } from './observer/load-observer.ts';
import { provideRandomIds } from './random-ids.ts';
import { readInit } from './read-init.ts';
import { createPageNavigator } from './section-host/page-navigator.ts';
import { createSectionHost } from './section-host/section-host.ts';
import { showFallbacks } from './sections/fallback.tsx';
import { startFederation } from './sections/federation.ts';
import { createGlobalsGuard } from './sections/globals-guard.ts';
import { createOutcomes, type Outcomes } from './sections/outcomes.ts';
import { createRegistryUpdates } from './sections/registry-updates.ts';
import { createSectionLoader, type SectionLoader } from './sections/section-loader.ts';

/** Sent by the window once the document is hydrated and has its web fonts. */
const SETTLED = 'portal:settled';

async function loadOwnPages(): Promise<SectionApp> {
  const { default: app } = await import(/* webpackChunkName: "app" */ './own-pages/app.ts');
  return app;
}

/** The kit's entry point for pages of admins, with its messages. */
async function loadAdminKit({ i18n, locale }: PortalState): Promise<object> {
  const [adminKit] = await Promise.all([
    import(/* webpackChunkName: "admin" */ '@portal/kit/admin'),
    addShellMessages(i18n, locale(), ['admin']),
  ]);
  return adminKit;
}

function createReport({ versionOf }: SectionLoader, outcomes: Outcomes): Portal['report'] {
  return ({ section, kind, message }) => {
    console.error(`[${section}] ${kind}: ${String(message)}`);
    outcomes.tell(section, versionOf(section), kind, message);
    if (DEVELOPMENT) globalThis.portalDevelopment.noteFailure();
  };
}

/** Asks for the second factor; without its code the call fails as it did. */
async function stepUp(): Promise<boolean> {
  const code = await import(/* webpackChunkName: "step-up" */ './step-up/ask-step-up.tsx').catch(() => undefined);
  return (await code?.askStepUp()) ?? false;
}

/** Nobody is told anything before the page is shown; without a network the code has to be there already. */
async function loadNotices(portal: Portal): Promise<void> {
  try {
    const { mountNotices } = await import(/* webpackChunkName: "shown" */ './frame/notices.tsx');
    await yieldToPage();
    await mountNotices(portal);
  } catch (error) {
    portal.report({ section: 'shell', kind: 'load', message: error });
  }
}

/** Without its code, or a slice of a font, text stays in the fallback face: no failure of the page. */
async function watchShown(): Promise<void> {
  const observer = await loadObserver();
  await yieldToPage();
  void measureSome();
  await observer?.bringWebFonts();
}

/** Hydrates the document: the frame, the section of its URL, navigation, the session and last the web fonts. */
export async function startShell(): Promise<void> {
  await yieldToPage();
  provideRandomIds();
  keepFocus();
  acceptTranslations();
  const init = readInit();
  document.documentElement.dataset.renderedIn = init.locale;
  provideShellMessages(shellMessages);
  alignRememberedLocale();
  const state = createPortalState(init, ({ token, refresh }) =>
    createApiClient({ resolve: (path) => path, token, refresh, stepUp }),
  );
  const registry = () => state.registry.getState();
  const globals = createGlobalsGuard();
  const federation = startFederation({ globals, registry, loadAdminKit: () => loadAdminKit(state) });
  const loader = createSectionLoader({ federation, globals, registry, loadOwn: loadOwnPages });
  const outcomes = createOutcomes(init.nonce);
  const report = createReport(loader, outcomes);
  const updates = createRegistryUpdates(state, init.preview !== undefined);
  globals.onChange((section, names) => report({ section, kind: 'globals', message: `changed ${names.join(', ')}` }));
  const host = createSectionHost({ registry: state.registry, loader, updates, outcomes, report });
  await addShellMessages(state.i18n, init.locale);
  await yieldToPage();

  const shared = {
    report,
    showHead: (head: Parameters<Portal['showHead']>[0]) => showHead(head, state.settings.publicOrigin),
  };
  const surround = createSurroundings({ session: state.session, report });
  const navigator = createPageNavigator({ ...shared, portal: state, host, loader, updates, surround });
  const portal: Portal = {
    ...state,
    ...shared,
    navigate: navigator.navigate,
    setLocale: (locale) => changeLocale({ ...state, ...shared }, locale),
    loadModule: loader.loadModule,
    renew: host.renew,
    settled: new Promise((resolve) => addEventListener(SETTLED, () => resolve(), { once: true })),
  };
  setPortal(portal);
  showFallbacks({ portal, host });
  const readiness = createReadiness({ registry, updates, loader });
  takeLinkClicks({
    navigate: readiness.fetched(navigator.follow),
    preload: readiness.preload,
    foresee: readiness.fetched(navigator.foresee),
  });
  // The section's code loads while the frame, a part at a time, is hydrated.
  const section = navigator.start();
  const session = portal.session.start();
  const frame = mountFrame(portal, init.frame as CompanyFacts | undefined);
  if (location.hash) void section.then(() => scrollToHash(location.hash));
  await Promise.all([frame, section]);
  performance.mark('portal:shown');
  void loadNotices(portal);
  void readiness.watchLinks(portal.settled);
  await watchShown().finally(() => dispatchEvent(new Event(SETTLED)));
  await session;
}
