import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { ApiClient } from './api-client.ts';
import type { Locale } from './locale.ts';
import type { IconName } from './ui/icon.tsx';

/** One entry of the site's menu, as a section's release declares it. Without `path` it has no page yet. */
export interface MenuEntry {
  id: string;
  level: 1 | 2;
  key: string;
  name: Record<Locale, string>;
  order: number;
  parent?: string;
  path?: string;
  icon?: string;
}

/** One of a section's views for admins. */
export interface AdminView {
  id: string;
  path: string;
  order: number;
  icon?: IconName;
  name: Record<Locale, string>;
  /** What one does there, in a line. */
  text?: Record<Locale, string>;
}

/** A section's views for admins under its own heading. */
export interface AdminGroup {
  title: Record<Locale, string>;
  views: AdminView[];
}

/** What `section.ts` of a section says about it. Menu names come from `common.menu.<id>` of its locale files. */
export interface SectionManifest {
  name: string;
  /** Owned paths; `/news/*` owns everything below. The longest match over all sections wins. */
  paths: string[];
  /** Paths among them that lead on, or show a page whose own address is another: search engines are not told of them. */
  aliases?: string[];
  menu: Omit<MenuEntry, 'name'>[];
  /** Slot name → exposed module and the file behind it. */
  widgets?: Record<string, { module: string; file: string }>;
  /** Names of the places in its pages that widgets of other sections may fill. */
  slots?: string[];
  /** Calls that list its pages of stored things for the sitemap: `GET`, answered by `[{ path, updatedAt?, translated? }]`. */
  sitemap?: string[];
  /** Names come from `common.admin.<id>`, lines below them from `common.admin.<id>Text`, the heading from `common.admin.title`. */
  admin?: Omit<AdminView, 'name' | 'text'>[];
}

/** A live section as the browser knows it. */
export interface RegisteredSection {
  version: string;
  /** Folder of its files, e.g. `/r/community/ab12cd34ef56/client/`. */
  base: string;
  entry?: string;
  /** SHA-384 of the entry; the entry knows the hashes of its own chunks. */
  integrity?: string;
  /** Served by a dev server, which only a development build of the shell loads. */
  dev?: true;
  paths: string[];
  menu: MenuEntry[];
  widgets: Record<string, string>;
}

export interface Registry {
  revision: number;
  sections: Record<string, RegisteredSection>;
}

export interface Settings {
  publicOrigin: string;
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
}

/** The JSON that a document carries for the browser. */
export interface PortalInit {
  locale: Locale;
  registry: Registry;
  nonce: string;
  settings: Settings;
  /** What header and footer were rendered with. */
  frame?: unknown;
  page?: { section: string; url: string; data: unknown };
  widgets: Record<string, { data: unknown }>;
}

export interface PageHead {
  title: string;
  description: string;
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Path of the page that this address shows too, under which search engines know it; the own path without. */
  canonical?: string;
  /** Of the document, when a page that survived a failed call shows the failure instead of its content. */
  status?: number;
  /** False when the page's text is not in the page's language; it then claims no alternate. */
  translated?: boolean;
  /** A feed of what the page lists; a path of this site. */
  feed?: { title: string; href: string };
  jsonLd?: Record<string, unknown>;
}

export interface LoadContext {
  params: Record<string, string | undefined>;
  url: URL;
  locale: Locale;
  api: ApiClient;
  signal: AbortSignal;
}

export interface HeadInput<Data> {
  data: Data;
  t: TFunction;
  locale: Locale;
  params: Record<string, string | undefined>;
}

/** What a page's file exports. `NotFound` replaces the general 404 text when the loader answers 404. */
export interface PageModule {
  Page: ComponentType;
  NotFound?: ComponentType;
  // A page names its own data type; the route table cannot know it.
  head?(input: HeadInput<never>): PageHead;
}

/** A route of a section. `id` is also the name of the page's chunk. */
export interface PageRoute {
  id: string;
  path: string;
  page?: () => Promise<PageModule>;
  load?(context: LoadContext): Promise<unknown>;
  /**
   * Who may see the page and those below it. Neither its code nor its `load()` is touched for anybody else; on the server,
   * where nobody is known, it is a skeleton. Pages of admins stand inside the shell's admin frame.
   */
  access?: 'member' | 'admin';
  /** Locale files besides `common`. */
  messages?: string[];
  redirect?: string;
  children?: PageRoute[];
}

/** Loads one locale file of a section. */
export type MessageLoader = (locale: Locale, bundle: string) => Promise<{ default: object }>;

export interface SectionDefinition {
  name: string;
  routes: PageRoute[];
  messages: MessageLoader;
}
