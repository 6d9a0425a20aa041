import type { IncomingHttpHeaders } from 'node:http';

export type Locale = 'ko' | 'en';

const localeCookie = /(?:^|;\s*)locale=(ko|en)\s*(?:;|$)/;
/** Longer than what any browser sends. */
const readHeaderLength = 500;

const isLocale = (value: string | null | undefined): value is Locale => value === 'ko' || value === 'en';

/** The language for who made a request: what it asks for (`said`), then the remembered choice, then the browser's languages, then Korean. */
export function localeOf({ headers }: { headers: IncomingHttpHeaders }, said?: string | null): Locale {
  if (isLocale(said)) return said;
  const chosen = localeCookie.exec(headers.cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  return preferredLanguages(headers['accept-language'] ?? '').find(isLocale) ?? 'ko';
}

/** Primary tags of an Accept-Language header (`en-GB` → `en`), best first; a weight of 0 refuses a language (RFC 9110, 12.5.4). */
function preferredLanguages(header: string): string[] {
  return header
    .slice(0, readHeaderLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}
