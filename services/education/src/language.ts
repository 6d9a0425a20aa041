import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';

export const LanguageSchema = Type.Enum(['ko', 'en'], { type: 'string' });
export type Language = Static<typeof LanguageSchema>;

/** `lang` of a call that answers with texts. */
export const languageQuery = Type.Optional(
  Type.Enum(['ko', 'en'], {
    type: 'string',
    default: 'ko',
    description: 'The language asked for; Korean where a training has no English text',
  }),
);

const languageTag = /^\s*(ko|en)(?=[-;,\s]|$)/i;

/** Language for mails: what the page says, then the remembered choice, then the browser's first known language, then Korean. */
export function languageOf(request: Pick<FastifyRequest, 'cookies' | 'headers'>, said?: Language): Language {
  if (said) return said;
  const chosen = request.cookies['locale'];
  if (chosen === 'ko' || chosen === 'en') return chosen;
  for (const tag of (request.headers['accept-language'] ?? '').split(',')) {
    const language = languageTag.exec(tag)?.[1]?.toLowerCase();
    if (language === 'ko' || language === 'en') return language;
  }
  return 'ko';
}
