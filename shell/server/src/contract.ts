/**
 * What the portal process shares with @portal/kit and the release tools, as types.
 * The kit is browser code which a Node build cannot import, so its side of the contract is repeated here.
 */

export type Locale = 'ko' | 'en';

export interface MenuEntry {
  id: string;
  level: number;
  key: string;
  name: Record<Locale, string>;
  order: number;
  parent?: string;
  path?: string;
  icon?: string;
}

/** A section's views for admins. */
export interface AdminGroup {
  title: Record<Locale, string>;
  views: {
    id: string;
    path: string;
    order: number;
    icon?: string;
    name: Record<Locale, string>;
    text?: Record<Locale, string>;
  }[];
}

/** `section.json` of one release: what the build knows about a section version. */
export interface SectionRelease {
  name: string;
  version: string;
  builtAt: string;
  /** Owned paths: `/news` is exact, `/news/*` is it and everything below, `/*` is everything. */
  paths: string[];
  menu: MenuEntry[];
  /** Slot name → exposed module. */
  widgets: Record<string, string>;
  /** Told on request only: visitors' documents do without. */
  admin?: AdminGroup;
  /** Federation entry file; the shell has none. */
  entry?: string;
  /** Webpack chunk group → its files. */
  groups: Record<string, string[]>;
  /** File → `sha384-…`. */
  integrity: Record<string, string>;
  /** File → brotli bytes. */
  bytes: Record<string, number>;
  /** Every file of the release but this one, by its path in the release → `sha384-…`. Missing in releases of earlier builds. */
  files?: Record<string, string>;
  /** Shared library → the range that the section was built for. */
  shared?: Record<string, string>;
  /** The shell's alone: shared library → the version it brings. */
  provides?: Record<string, string>;
  /** Places in its pages that widgets of other sections fill. */
  slots?: string[];
  /** Calls that list its pages of stored things. */
  sitemap?: string[];
  /** Paths that the sitemap leaves out, since a page's own address is another. */
  aliases?: string[];
  /** Set by the portal alone: the developer's machine that serves it instead of the release store. */
  origin?: string;
}

/** What a browser needs to know of one live section. */
export interface RegistrySection {
  version: string;
  /** Address prefix of its files, with a slash at the end. */
  base: string;
  entry?: string;
  /** Of the entry file. */
  integrity?: string;
  /** A developer's own build, which changes while it is looked at and so has no hash. Only on a machine for development. */
  dev?: true;
  paths: string[];
  menu: MenuEntry[];
  widgets: Record<string, string>;
}

export interface Registry {
  revision: number;
  sections: Record<string, RegistrySection>;
}

/** The answer of `GET /api/portal/registry`. */
export interface FullRegistry extends Registry {
  sections: Record<string, RegistrySection & { admin?: AdminGroup }>;
}

/** The JSON in `#portal-init` which the browser starts from. */
export interface PortalInit {
  locale: Locale;
  registry: Registry;
  nonce: string;
  settings: { publicOrigin: string; kakaoMapAppKey?: string; mapTileUrl?: string };
  /** What header and footer were rendered with. */
  frame?: unknown;
  page?: { section: string; url: string; data: unknown };
  /** By widget instance id. */
  widgets: Record<string, { data: unknown }>;
  /** This visitor looks at a version of a section that others do not see. */
  preview?: { section: string; version: string; until: string };
}

export interface RenderRequest {
  /** Path and search. */
  url: string;
  init: PortalInit;
  /** API base (`news`) → origin of its service. */
  upstreams: Record<string, string>;
  requestId: string;
}

export interface PageHead {
  title: string;
  description: string;
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Path of the page that this address shows too. */
  canonical?: string;
  /** `false`: the page does not exist in the other language, so no hreflang claim. */
  translated?: boolean;
  /** A feed of what the page lists; a path of this site. */
  feed?: { title: string; href: string };
  jsonLd?: Record<string, unknown>;
}

export interface RenderedSlot {
  /** Literal text in the page's html which the widget's html replaces. */
  marker: string;
  id: string;
  section: string;
  module: string;
  props: Record<string, unknown>;
}

export interface RenderedPage {
  html: string;
  status: number;
  redirect?: string;
  head: PageHead;
  chunks: string[];
  data: unknown;
  slots: RenderedSlot[];
  /** What went wrong in the section's own code although the page has come, such as a loader that throws. */
  failure?: string;
}

export interface RenderedWidget {
  html: string;
  data: unknown;
  chunks: string[];
}

export interface RenderedFrame {
  header: string;
  footer: string;
  chunks: string[];
  /** What the browser needs to bring them to life. */
  data: unknown;
}

/** What a server bundle exports. */
export interface ServerSection {
  /** Every page with its route pattern and the locale files that it speaks. Missing in bundles of earlier builds, like the next two. */
  pages?: { id: string; path: string; bundles: string[] }[];
  /** Exposed modules of its widgets. */
  widgets?: string[];
  /** Every message of the section in a language. */
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
