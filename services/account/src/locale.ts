import type { FastifyRequest } from 'fastify';

export type Locale = 'ko' | 'en';

const languageTag = /^\s*(ko|en)(?=[-;,\s]|$)/i;

/** Language for mails: the remembered choice, then the browser's first known language, then Korean. */
export function localeOf(request: Pick<FastifyRequest, 'cookies' | 'headers'>): Locale {
  const chosen = request.cookies['locale'];
  if (chosen === 'ko' || chosen === 'en') return chosen;
  for (const tag of (request.headers['accept-language'] ?? '').split(',')) {
    const language = languageTag.exec(tag)?.[1]?.toLowerCase();
    if (language === 'ko' || language === 'en') return language;
  }
  return 'ko';
}
