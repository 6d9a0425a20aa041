import type { Locale } from './locale.ts';
import type { Registry } from './registry.ts';

/** What an installation is told by its environment and hands on to pages. */
export interface Settings {
  publicOrigin: string;
  kakaoMapAppKey?: string;
  mapTileUrl?: string;
}

/** The JSON in `#portal-init` which the browser starts from. */
export interface PortalInit {
  locale: Locale;
  registry: Registry;
  /** The ticket for reports of failures. It once was the nonce of the document's policy, whose name it keeps for shells of then. */
  nonce: string;
  settings: Settings;
  /** What header and footer were rendered with. */
  frame?: unknown;
  page?: { section: string; url: string; data: unknown };
  /** By widget instance id. */
  widgets: Record<string, { data: unknown }>;
  /** This visitor looks at a version of a section that others do not see. */
  preview?: { section: string; version: string; until: string };
}
