import { Type, type Static } from '@portal/runtime/typebox';
import type { PortalInit } from './document.ts';
import type { Locale } from './locale.ts';
import { LocalPath } from './names.ts';

const Props = Type.Record(Type.String(), Type.Unknown());

/** Title, description and what search engines read of a page. */
export const PageHead = Type.Object({
  title: Type.String(),
  description: Type.String(),
  image: Type.Optional(Type.String()),
  type: Type.Optional(Type.Enum(['website', 'article'])),
  noindex: Type.Optional(Type.Boolean()),
  /** Path of the page that this URL shows too, under which search engines know it; the own path without. */
  canonical: Type.Optional(LocalPath),
  /** Of the document, when a page that survived a failed call shows the failure instead of its content. */
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  /** `false`: the page does not exist in the other language, so no hreflang claim. */
  translated: Type.Optional(Type.Boolean()),
  /** A feed of what the page lists; a path of this site. */
  feed: Type.Optional(Type.Object({ title: Type.String(), href: LocalPath })),
  jsonLd: Type.Optional(Props),
});
export type PageHead = Static<typeof PageHead>;

/** A slot of a rendered page and a widget that fills it. */
export const RenderedSlot = Type.Object({
  /** Literal text in the page's html which the widget's html replaces. */
  marker: Type.String({ minLength: 1 }),
  id: Type.String(),
  /** Name of the slot. Missing in bundles of earlier builds. */
  slot: Type.Optional(Type.String()),
  section: Type.String(),
  module: Type.String(),
  props: Props,
});
export type RenderedSlot = Static<typeof RenderedSlot>;

/** What a section's bundle returns for a page. */
export const RenderedPage = Type.Object({
  html: Type.String(),
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  redirect: Type.Optional(LocalPath),
  head: PageHead,
  chunks: Type.Array(Type.String()),
  data: Type.Optional(Type.Unknown()),
  slots: Type.Array(RenderedSlot),
  /**
   * What went wrong in the section's own code although the page has come, such as a loader that throws. Without html a
   * component has thrown: the browser is to render the page.
   */
  failure: Type.Optional(Type.String()),
});
export type RenderedPage = Static<typeof RenderedPage>;

/** A page that a browser may show without asking the services itself. */
export const PageWithData = Type.Object({
  section: Type.String(),
  version: Type.String(),
  data: Type.Optional(Type.Unknown()),
});
export type PageWithData = Static<typeof PageWithData>;

/** What a section's bundle returns for a widget. */
export const RenderedWidget = Type.Object({
  html: Type.String(),
  data: Type.Optional(Type.Unknown()),
  chunks: Type.Array(Type.String()),
  /** A component has thrown: there is no html, and the browser is to render the widget. */
  failure: Type.Optional(Type.String()),
});
export type RenderedWidget = Static<typeof RenderedWidget>;

/** What the shell's bundle returns for header and footer. */
export const RenderedFrame = Type.Object({
  header: Type.String(),
  footer: Type.String(),
  chunks: Type.Array(Type.String()),
  /** What the browser hydrates them with. */
  data: Type.Optional(Type.Unknown()),
});
export type RenderedFrame = Static<typeof RenderedFrame>;

/** What a bundle is asked with. It is the same for every visitor: nothing personal is in it. */
export interface RenderRequest {
  /** Path and search. */
  url: string;
  init: PortalInit;
  /** API base (`news`) → origin of its service. */
  upstreams: Record<string, string>;
  /** Origin of a fresh version of a service → that of the version which it replaces, as long as that runs. */
  predecessors?: Record<string, string>;
  requestId: string;
  /** Of the calls that it makes, when the portal traces: `traceparent`. */
  traceHeaders?: Record<string, string>;
}

/** What a server bundle exports. */
export interface ServerSection {
  /** Every page with its route pattern, its locale files and whom it is for. Missing in bundles of earlier builds, like the next two. */
  pages?: { id: string; path: string; bundles: string[]; access?: string; anySection?: boolean }[];
  /** Exposed modules of its widgets. */
  widgets?: string[];
  /** Every message of the section in a language, one object over all its files: for the proof of a release. */
  messages?(locale: Locale): Promise<object>;
  renderPage(request: RenderRequest, signal: AbortSignal): Promise<RenderedPage>;
  renderWidget(
    module: string,
    id: string,
    props: Record<string, unknown>,
    request: RenderRequest,
    signal: AbortSignal,
  ): Promise<RenderedWidget>;
  /** The shell's bundle only. */
  renderFrame?(request: RenderRequest): Promise<RenderedFrame>;
}
