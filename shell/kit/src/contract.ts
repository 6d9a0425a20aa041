import type { Locale, PageHead, SectionManifest as AnySectionManifest } from '@portal/contract';
import type { ComponentType } from 'react';
import type { Translate } from './i18n.ts';
import type { PageAccess } from './page-access.ts';
import type { ApiClient } from './typed-api.ts';
import type { IconName } from './ui/icon.tsx';

/** What `section.ts` of a section says about it, with the icons that this kit draws. */
export type SectionManifest = Omit<AnySectionManifest, 'admin'> & {
  admin?: (NonNullable<AnySectionManifest['admin']>[number] & { icon?: IconName })[];
};

/** What a loader gets. `Paths` types its calls: see ApiClient. */
export interface LoadContext<Paths extends object = object> {
  params: Record<string, string | undefined>;
  url: URL;
  locale: Locale;
  api: ApiClient<Paths>;
  signal: AbortSignal;
  /** What `load()` returned for the page on screen, when the URL is another state of that page; absent after a change. */
  shown?: unknown;
}

export interface HeadInput<Data> {
  data: Data;
  t: Translate;
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
   * Who may see the page. For anybody else neither its code is loaded nor `load()` called; on the server, where the
   * user is not known, it is a skeleton. Pages for more than members are shown inside the shell's admin frame. Releases
   * of earlier builds say `admin` for `administrator`.
   */
  access?: PageAccess;
  /** A role in any section counts, not in the page's own alone: for pages that show what belongs to several sections. */
  anySection?: boolean;
  /** Locale files besides `common`. */
  messages?: string[];
  redirect?: string;
}

/** Loads one locale file of a section. */
export type MessageLoader = (locale: Locale, bundle: string) => Promise<{ default: object }>;

export interface SectionDefinition {
  name: string;
  routes: PageRoute[];
  messages: MessageLoader;
}
