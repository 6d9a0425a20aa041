import type { PageHead } from '@portal/contract';
import { ApiError } from './api-client.ts';
import type { PageModule, PageRoute, SectionDefinition } from './contract.ts';
import type { Locale } from './locale.ts';
import { matchPage } from './match-page.ts';
import { addMessages, messageChunk } from './messages.ts';
import { judgeAccess, type PageAccess } from './page-access.ts';
import { problemKind } from './page-problem.tsx';
import type { Portal } from './portal.ts';
import { statusOf } from './settle.ts';

/** The data of a page as it travels from the server to the browser. */
export interface PageData {
  data: Record<string, unknown>;
  status: number;
  /** It is not known yet who visits a page that is not for everybody. */
  isWaiting?: boolean;
}

/** A page that is ready to be shown: code, messages and data are there. */
export interface Screen extends PageData {
  url: string;
  head: PageHead;
  chunks: string[];
  /** Undefined where the section has no page, and where its visitor may not see it. */
  routeId?: string;
  params: Record<string, string | undefined>;
  page?: PageModule;
  redirect?: string;
  access?: PageAccess;
  /** Section in which the access is needed, or `*`; where the visitor does not have it. */
  refusedIn?: string;
}

/** Page titles end in the site's name, unless the page says it itself, as Home does. */
function withSiteName(head: PageHead, portal: Portal, locale: Locale): PageHead {
  const siteName = portal.i18n.getFixedT(locale, 'shell')('common.siteName');
  return head.title.includes(siteName) ? head : { ...head, title: `${head.title} | ${siteName}` };
}

/** The head of a page that shows a problem instead of its content. */
function problemHead(portal: Portal, locale: Locale, status: number): PageHead {
  const t = portal.i18n.getFixedT(locale, 'shell');
  const kind = `common.problem.${problemKind(status)}`;
  return { title: t(`${kind}.title`), description: t(`${kind}.text`), noindex: true };
}

/** The head of a page before it is known whether its visitor may see it. */
function waitingHead(portal: Portal, locale: Locale): PageHead {
  return { title: portal.i18n.getFixedT(locale, 'shell')('common.siteName'), description: '', noindex: true };
}

const emptyScreen = { data: {}, head: { title: '', description: '' }, chunks: [], params: {} };

export interface LoadPageInput {
  definition: SectionDefinition;
  portal: Portal;
  url: string;
  locale: Locale;
  signal: AbortSignal;
  /** The data the server has already loaded for this very page. */
  ready?: PageData;
  /** The same, on its way; undefined when it does not come. */
  early?: Promise<PageData | undefined>;
  /** The page on screen. */
  shown?: Screen;
}

/** Matches the URL, then loads code, messages and data side by side. A loader's failure becomes a status. */
export async function loadPage({
  definition,
  portal,
  url,
  locale,
  signal,
  ready,
  early,
  shown: before,
}: LoadPageInput): Promise<Screen> {
  const address = new URL(url, portal.settings.publicOrigin);
  const { route, params = {} } = matchPage(definition.routes, address.pathname) ?? {};
  const bundles = ['common', ...(route?.messages ?? [])];
  const chunks = [...(route?.page ? [route.id] : []), ...bundles.map((bundle) => messageChunk(locale, bundle))];
  if (route?.redirect) return { ...emptyScreen, url, status: 302, redirect: route.redirect, chunks };
  const access = route?.access;
  const place = route?.anySection ? '*' : definition.name;
  if (access && portal.session.store.getState().isUnanswered) await portal.session.refresh();
  const session = portal.session.store.getState();
  const verdict = ready?.isWaiting ? 'waiting' : judgeAccess(access, place, session);
  const leadTo = (redirect: string) => ({ ...emptyScreen, url, status: 302, redirect });
  if (verdict === 'signed-out') return leadTo(`/login?next=${encodeURIComponent(url)}`);
  // The roles count once there is a second factor, which is set up there.
  if (verdict === 'forbidden' && session.user?.secondFactorMissing) return leadTo('/account/security');
  if (verdict === 'forbidden') {
    // They name the section
    await addMessages(portal.i18n, definition.name, locale, ['common'], definition.messages);
    const head = withSiteName(problemHead(portal, locale, 403), portal, locale);
    return { ...emptyScreen, url, status: 403, access, refusedIn: place, head };
  }
  if (verdict === 'unanswered')
    return {
      ...emptyScreen,
      url,
      status: 503,
      access,
      head: withSiteName(problemHead(portal, locale, 503), portal, locale),
    };
  if (verdict === 'waiting')
    return { ...emptyScreen, url, status: 200, access, isWaiting: true, head: waitingHead(portal, locale) };

  const data: Record<string, unknown> = { ...ready?.data };
  let status = ready?.status ?? (route ? 200 : 404);
  async function loadData({ id, load }: PageRoute): Promise<void> {
    if (!load || ready) return;
    const sent = await early;
    if (sent?.status === 200 && !sent.isWaiting) {
      Object.assign(data, sent.data);
      return;
    }
    const shown = before?.url.split('?', 1)[0] === address.pathname ? before.data[id] : undefined;
    try {
      data[id] = await load({ params, url: address, locale, api: portal.api, signal, shown });
    } catch (error) {
      // A newer click has ended it, or the server's time is up and the browser will try itself.
      if (signal.aborted) throw error;
      status = statusOf(error);
      if (!(error instanceof ApiError)) portal.report({ section: definition.name, kind: 'loader', message: error });
    }
  }
  const [page] = await Promise.all([
    route?.page?.(),
    route && loadData(route),
    addMessages(portal.i18n, definition.name, locale, bundles, definition.messages),
  ]);
  const t = portal.i18n.getFixedT(locale, definition.name);
  const makeHead = status < 400 ? page?.head : undefined;
  const head = makeHead?.({ data: data[route?.id ?? ''] as never, t, locale, params });
  const shown = withSiteName(head ?? problemHead(portal, locale, status), portal, locale);
  return {
    url,
    data,
    status,
    access,
    head: access ? { ...shown, noindex: true } : shown,
    chunks,
    routeId: route?.id,
    params,
    page,
  };
}
