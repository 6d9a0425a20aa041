import type { RenderedSlot, RenderRequest, ServerSection } from '@portal/contract';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { createApiClient } from './api-client.ts';
import type { PageRoute, SectionDefinition } from './contract.ts';
import { addShellMessages, messageChunk } from './messages.ts';
import { loadPage } from './page-loader.ts';
import { PageView } from './page-view.tsx';
import { createPortal, type Portal } from './portal.ts';
import { PortalProvider } from './portal-context.tsx';
import { InSlices } from './react-root.tsx';
import { serverI18n } from './server-i18n.ts';
import { loadWidget, type Widget } from './widget.tsx';

/** A section as a render worker drives it: the default export of its `server.ts`. */
type KitSection = ServerSection & Required<Pick<ServerSection, 'pages' | 'widgets' | 'messages'>>;

/** A portal for one request: it can read, it cannot navigate, it notes the slots of the page. */
export function createServerPortal(
  { init, upstreams, requestId, traceHeaders }: RenderRequest,
  slots: RenderedSlot[] = [],
  report: Portal['report'] = () => undefined,
): Portal {
  const nowhere = () => Promise.reject(new Error('only in the browser'));
  const host = {
    navigate: () => undefined,
    setLocale: nowhere,
    loadModule: nowhere,
    report,
    collectSlot(slot: Omit<RenderedSlot, 'marker'>) {
      const marker = `<!--slot-${slots.length}-->`;
      slots.push({ ...slot, marker });
      return marker;
    },
  };
  const resolve = (path: string) => {
    const base = path.split('/', 3)[2] ?? '';
    const origin = upstreams[base];
    if (!origin) throw new Error(`no service for ${path}`);
    return origin + path;
  };
  const makeApi = () => createApiClient({ resolve, headers: { 'x-request-id': requestId, ...traceHeaders } });
  return createPortal(init, host, makeApi, serverI18n(init.locale));
}

/** React's mark of a Suspense boundary that the server could not finish and leaves to the browser. */
const unfinished = '<!--$!-->';

/**
 * Renders a node as one root of the page, with the prefix that its browser root will use. Rejects with the first error of
 * a component, also behind a Suspense boundary, which every root has around it: sent on, such a root would be empty, and
 * the error would look like one of hydration.
 */
export async function renderRoot(
  portal: Portal,
  prefix: string,
  node: ReactNode,
  signal?: AbortSignal,
): Promise<string> {
  const tree = (
    <InSlices>
      <PortalProvider portal={portal}>{node}</PortalProvider>
    </InSlices>
  );
  const options = { identifierPrefix: `${prefix}-` };
  const html = renderToString(tree, options);
  // It is the fastest, and says nothing of errors: whatever is unfinished is rendered again by the one that does.
  return html.includes(unfinished) ? renderWhole(tree, { ...options, signal }) : html;
}

/** Waits for what suspends, and puts every boundary where it belongs. */
async function renderWhole(
  tree: ReactNode,
  options: { identifierPrefix: string; signal?: AbortSignal },
): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(tree, {
    ...options,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure !== undefined) throw failure as Error;
  return html;
}

function pagesOf(routes: PageRoute[]): KitSection['pages'] {
  return routes.flatMap(({ id, path, page, messages = [], access, anySection }) =>
    page ? [{ id, path, bundles: ['common', ...messages], access, anySection }] : [],
  );
}

/** Two files may hold branches of one group, as the browser merges them too. */
function mergeMessages(into: object, from: object): object {
  const merged: Record<string, unknown> = { ...into };
  for (const [key, value] of Object.entries(from)) {
    const before = merged[key];
    const isGroup = typeof before === 'object' && before !== null && typeof value === 'object' && value !== null;
    merged[key] = isGroup ? mergeMessages(before, value as object) : value;
  }
  return merged;
}

/** For the log, and for the section's team: where it was thrown. */
function stackOf(thrown: unknown): string {
  return (thrown instanceof Error && thrown.stack) || String(thrown);
}

/** The default export of a section's `server.ts`; `widgets` by exposed module. */
export function createServerSection(definition: SectionDefinition, widgets: Record<string, Widget> = {}): KitSection {
  const pages = pagesOf(definition.routes);
  const bundles = [
    ...pages,
    ...Object.values(widgets).map((widget) => ({ bundles: widget.definition.bundles ?? [] })),
  ].flatMap((part) => part.bundles);
  return {
    pages,
    widgets: Object.keys(widgets),
    async messages(locale) {
      const files = await Promise.all(
        [...new Set(['common', ...bundles])].map((bundle) => definition.messages(locale, bundle)),
      );
      return files.reduce<object>((merged, file) => mergeMessages(merged, file.default), {});
    },
    async renderPage(request, signal) {
      const slots: RenderedSlot[] = [];
      let failure: string | undefined;
      const portal = createServerPortal(request, slots, ({ kind, message }) => {
        failure ??= `${kind}: ${stackOf(message)}`;
      });
      const { locale } = request.init;
      await addShellMessages(portal.i18n, locale);
      const screen = await loadPage({ definition, portal, url: request.url, locale, signal });
      const { redirect, head, chunks, data, isWaiting } = screen;
      if (redirect)
        return {
          html: '',
          status: screen.status,
          redirect,
          head,
          chunks,
          data: { data: {}, status: screen.status },
          slots,
        };
      const view = <PageView screen={screen} onRetry={() => undefined} />;
      const html = await renderRoot(portal, definition.name, view, signal).catch((error: unknown) => {
        failure ??= `render: ${stackOf(error)}`;
        return '';
      });
      return {
        html,
        status: head.status ?? screen.status,
        head,
        chunks,
        data: { data, status: screen.status, isWaiting },
        slots,
        failure,
      };
    },
    async renderWidget(module, id, props, request, signal) {
      const widget = widgets[module];
      if (!widget) throw new Error(`${definition.name} has no widget ${module}`);
      const portal = createServerPortal(request);
      const { locale } = request.init;
      await addShellMessages(portal.i18n, locale);
      const result = await loadWidget({ definition: widget.definition, portal, props, locale, signal });
      const { Widget: View, bundles = [] } = widget.definition;
      const view = <View result={result} props={props} reload={() => undefined} />;
      let failure: string | undefined;
      const html = await renderRoot(portal, id, view, signal).catch((error: unknown) => {
        failure = `render: ${stackOf(error)}`;
        return '';
      });
      return {
        html,
        data: result,
        chunks: ['common', ...bundles].map((bundle) => messageChunk(locale, bundle)),
        failure,
      };
    },
  };
}
