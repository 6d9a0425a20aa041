import { readFileSync } from 'node:fs';
import type { Locale } from '@portal/contract';

/** The few words that the portal itself says, when no section speaks. */
export interface SiteTexts {
  siteName: string;
  description: string;
  unavailable: { title: string; text: string; retry: string };
  /** When the scripts of the page do not come. */
  notStarted: { text: string; reload: string };
  /** `text` of a version and `developer` of a dev server name `{section}`, `{version}` and `{until}`. */
  preview: { title: string; text: string; developer: string; open: string; endText: string; end: string };
}

const read = (locale: Locale): SiteTexts =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8'));

let texts: Record<Locale, SiteTexts> | undefined;

export function siteTexts(locale: Locale): SiteTexts {
  texts ??= { ko: read('ko'), en: read('en') };
  return texts[locale];
}
