import type { Locale } from '@portal/contract';

export type { Locale };

export const LOCALES: readonly Locale[] = ['ko', 'en'];

export function isLocale(value: unknown): value is Locale {
  return value === 'ko' || value === 'en';
}

/** For the `lang` of a text: its language where that is another than the page's, undefined where it is the same or unknown. */
export function foreignLang<Lang extends string | undefined>(lang: Lang, locale: Locale): Lang | undefined {
  return lang === locale ? undefined : lang;
}
