import './frame/frame.css';
import type { Portal, PortalInit } from '@portal/kit';
import {
  addShellMessages,
  createApiClient,
  createPortal,
  findOwner,
  provideShellMessages,
  setPortal,
  type SectionApp,
} from '@portal/kit/host';
import { start } from 'single-spa';
import type { CompanyFacts } from './frame/company/company-facts.ts';
import { mountFrame } from './mount-frame.tsx';
import { shellMessages } from './messages.ts';
import { changeLocale, alignRememberedLocale } from './navigation/change-locale.ts';
import { showHead } from './navigation/document-head.ts';
import { takeLinkClicks } from './navigation/link-clicks.ts';
import { createPageNavigator, type PageNavigator } from './navigation/navigator.ts';
import { scrollToHash } from './navigation/scroll-to-hash.ts';
import { createSurroundings } from './navigation/surroundings.ts';
import { readInit } from './read-init.ts';
import { registerApplications, type Applications } from './sections/applications.ts';
import { showFallbacks } from './sections/fallback.tsx';
import { startFederation } from './sections/federation.ts';
import { createOutcomes, type Outcomes } from './sections/outcomes.ts';
import { createRegistryUpdates } from './sections/registry-updates.ts';
import { createSectionLoader, type SectionLoader } from './sections/section-loader.ts';

async function loadOwnPages(): Promise<SectionApp> {
  const { default: app } = await import(/* webpackChunkName: "app" */ './own-pages/app.ts');
  return app;
}

/** The kit's door for pages of admins, with the words that it speaks. */
async function loadAdminKit({ i18n, locale }: Portal): Promise<object> {
  const [adminKit] = await Promise.all([
    import(/* webpackChunkName: "admin" */ '@portal/kit/admin'),
    addShellMessages(i18n, locale(), ['admin']),
  ]);
  return adminKit;
}

function makePortal(
  init: PortalInit,
  navigator: () => PageNavigator,
  { loadModule, versionOf, settled, renew }: SectionLoader & Pick<Portal, 'settled' | 'renew'>,
  outcomes: Outcomes,
): Portal {
  const portal: Portal = createPortal(
    init,
    {
      navigate: (to, options) => navigator().navigate(to, options),
      setLocale: (locale) => changeLocale(portal, locale),
      loadModule,
      settled,
      renew,
      showHead: (head) => showHead(head, portal.settings.publicOrigin),
      report({ section, kind, message }) {
        console.error(`[${section}] ${kind}: ${message}`);
        outcomes.tell(section, versionOf(section), kind);
        if (DEVELOPMENT) globalThis.portalDevelopment.noteFailure();
      },
    },
    (session) => createApiClient({ resolve: (path) => path, token: session.token, refresh: session.refresh }),
  );
  return portal;
}

/** Without its code, or a slice of it, text stays in the fallback face: no failure of the page. */
async function loadWebFonts(): Promise<void> {
  const code = await import(/* webpackChunkName: "web-fonts" */ './fonts/bring-web-fonts.ts').catch(() => undefined);
  await code?.bringWebFonts();
}

/** Brings the document to life: the frame, the section of its address, navigation, the session and last the web fonts. */
async function startShell(): Promise<void> {
  const init = readInit();
  document.documentElement.dataset.renderedIn = init.locale;
  provideShellMessages(shellMessages);
  alignRememberedLocale();
  const registry = () => portal.registry.getState();
  const federation = startFederation({ registry, loadAdminKit: () => loadAdminKit(portal) });
  const loader = createSectionLoader({ federation, registry, loadOwn: loadOwnPages });
  let navigator: PageNavigator;
  let applications: Applications;
  const outcomes = createOutcomes(init.nonce);
  let settle: () => void;
  let settleMain: () => void;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const portal = makePortal(
    init,
    () => navigator,
    { ...loader, settled, renew: (section) => applications.renew(section).finally(settleMain) },
    outcomes,
  );
  setPortal(portal);
  await addShellMessages(portal.i18n, init.locale);

  const updates = createRegistryUpdates(portal);
  const ownerHere = () => findOwner(registry(), location.pathname);
  navigator = createPageNavigator({
    portal,
    loader,
    updates,
    surround: createSurroundings(portal),
    cancelLoads: () => applications.cancelLoads(),
  });
  applications = registerApplications({
    portal,
    loader,
    updates,
    outcomes,
    beforeLeaving: () => navigator.beforeLeaving(),
  });
  settleMain = showFallbacks({ portal, applications, owner: ownerHere });
  takeLinkClicks({
    navigate: (to, options) => navigator.navigate(to, options),
    preload(pathname) {
      const owner = findOwner(registry(), pathname);
      if (owner !== ownerHere()) void updates.look();
      if (owner) loader.load(owner).catch(() => undefined); // the click itself reports a failure
    },
  });
  if (location.hash) addEventListener('single-spa:first-mount', () => scrollToHash(location.hash), { once: true });
  const section = new Promise((resolve) => addEventListener('single-spa:routing-event', resolve, { once: true }));
  // The section's code comes while the frame, a part at a time, comes alive.
  start({ urlRerouteOnly: true });
  const session = portal.session.start();
  const frame = mountFrame(portal, init.frame as CompanyFacts | undefined);
  await Promise.all([frame, section]);
  performance.mark('portal:shown');
  await loadWebFonts().finally(() => settle());
  await session;
}

void startShell();
