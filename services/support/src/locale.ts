import type { FastifyRequest } from 'fastify';

export type Locale = 'ko' | 'en';

const cookie = /(?:^|;\s*)locale=(ko|en)(?:;|$)/;
const languageTag = /^\s*(ko|en)(?=[-;,\s]|$)/i;

/** Language for mails to whoever asks: the remembered choice, then the browser's first known language, then Korean. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1];
  if (chosen === 'ko' || chosen === 'en') return chosen;
  for (const tag of (headers['accept-language'] ?? '').split(',')) {
    const language = languageTag.exec(tag)?.[1]?.toLowerCase();
    if (language === 'ko' || language === 'en') return language;
  }
  return 'ko';
}
