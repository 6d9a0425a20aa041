import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

export const LanguageSchema = Type.Enum(['ko', 'en'], { $id: 'Language', type: 'string' });
export type Language = Static<typeof LanguageSchema>;

/** `lang` of a call that answers with texts. */
export const languageQuery = Type.Optional(
  Type.Enum(['ko', 'en'], {
    type: 'string',
    default: 'ko',
    description: 'The language asked for; Korean where a training has no English text',
  }),
);

/** Language for mails: what the page says, then the remembered choice, then the browser's best language, then Korean. */
export { localeOf as languageOf } from '@portal/service-kit';
