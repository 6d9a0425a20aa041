import type { PageHead } from '@portal/contract';
import { matchRoutes } from 'react-router-dom';
import { ApiError } from './api-client.ts';
import type { PageModule, PageRoute, SectionDefinition } from './contract.ts';
import type { Locale } from './locale.ts';
import { addMessages, messageChunk } from './messages.ts';
import { accessOf, judgeAccess, type PageAccess } from './page-access.ts';
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
  pages: Record<string, PageModule>;
  redirect?: string;
  access?: PageAccess;
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

const emptyScreen = { data: {}, head: { title: '', description: '' }, chunks: [], pages: {} };

export interface LoadPageInput {
  definition: SectionDefinition;
  portal: Portal;
  url: string;
  locale: Locale;
  signal: AbortSignal;
  /** The data the server has already loaded for this very page. */
  ready?: PageData;
}

function messageBundles(routes: PageRoute[]): string[] {
  return ['common', ...routes.flatMap((route) => route.messages ?? [])];
}

/** Matches the address, then loads code, messages and data side by side. A loader's failure becomes a status. */
export async function loadPage({ definition, portal, url, locale, signal, ready }: LoadPageInput): Promise<Screen> {
  const address = new URL(url, portal.settings.publicOrigin);
  const matches = matchRoutes(definition.routes, address.pathname) ?? [];
  const routes = matches.map(({ route }) => route);
  const redirect = routes.find((route) => route.redirect)?.redirect;
  const bundles = messageBundles(routes);
  const chunks = [
    ...routes.filter((route) => route.page).map((route) => route.id),
    ...bundles.map((bundle) => messageChunk(locale, bundle)),
  ];
  if (redirect) return { ...emptyScreen, url, status: 302, redirect, chunks };
  const access = accessOf(routes);
  const verdict = ready?.isWaiting ? 'waiting' : judgeAccess(access, portal.session.store.getState());
  if (verdict === 'signed-out')
    return { ...emptyScreen, url, status: 302, redirect: `/login?next=${encodeURIComponent(url)}` };
  if (verdict === 'forbidden')
    return {
      ...emptyScreen,
      url,
      status: 403,
      access,
      head: withSiteName(problemHead(portal, locale, 403), portal, locale),
    };
  if (verdict === 'waiting')
    return { ...emptyScreen, url, status: 200, access, isWaiting: true, head: waitingHead(portal, locale) };

  const data: Record<string, unknown> = { ...ready?.data };
  const pages: Record<string, PageModule> = {};
  let status = ready?.status ?? (matches.length === 0 ? 404 : 200);
  await Promise.all([
    addMessages(portal.i18n, definition.name, locale, bundles, definition.messages),
    ...matches.map(async ({ route, params }) => {
      const code = route.page?.();
      code?.catch(() => undefined); // the rejection is awaited below, after the data
      if (route.load && !ready) {
        try {
          data[route.id] = await route.load({ params, url: address, locale, api: portal.api, signal });
        } catch (error) {
          // A newer click has ended it, or the server's time is up and the browser will try itself.
          if (signal.aborted) throw error;
          status = statusOf(error);
          if (!(error instanceof ApiError))
            portal.report({ section: definition.name, kind: 'loader', message: String(error) });
        }
      }
      if (code) pages[route.id] = await code;
    }),
  ]);
  const leaf = matches.at(-1);
  const t = portal.i18n.getFixedT(locale, definition.name);
  const makeHead = leaf && status < 400 ? pages[leaf.route.id]?.head : undefined;
  const head = makeHead?.({ data: data[leaf?.route.id ?? ''] as never, t, locale, params: leaf?.params ?? {} });
  const shown = withSiteName(head ?? problemHead(portal, locale, status), portal, locale);
  return { url, data, status, access, head: access ? { ...shown, noindex: true } : shown, chunks, pages };
}
