import type { Locale } from '../contract.ts';

export interface LocaleHints {
  /** `lang` in the address. */
  query?: string | null;
  /** The remembered choice. */
  cookie?: string;
  acceptLanguage?: string;
}

const isLocale = (value: string | null | undefined): value is Locale => value === 'ko' || value === 'en';

/** The address decides, then the remembered choice, then the browser's languages, then Korean. */
export function negotiateLocale({ query, cookie, acceptLanguage }: LocaleHints): Locale {
  if (isLocale(query)) return query;
  if (isLocale(cookie)) return cookie;
  return preferredLanguages(acceptLanguage ?? '').find(isLocale) ?? 'ko';
}

/** Primary tags (`en-GB` → `en`), best first; a weight of 0 refuses a language. */
function preferredLanguages(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
