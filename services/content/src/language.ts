import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

/** The language of a text on the wire. */
export const LanguageSchema = Type.Enum(['ko', 'en'], {
  $id: 'Language',
  type: 'string',
  description: 'The language that the texts of this item are really in',
});
export type Language = Static<typeof LanguageSchema>;

/** `?lang=` of every public reading call. */
export const LanguageQuery = Type.Object({
  lang: Type.Optional(
    Type.Enum(['ko', 'en'], {
      type: 'string',
      default: 'ko',
      description: 'The language asked for; Korean where an item has no English text',
    }),
  ),
});

/** A text that always has Korean and may have English. */
export interface Bilingual {
  ko: string;
  en: string | null;
}

type Texts = Record<string, Bilingual | null>;
type Localized<T extends Texts> = { [K in keyof T]: T[K] extends Bilingual ? string : string | null } & {
  lang: Language;
};

/**
 * Puts the texts of one item into one language and says which it is.
 * English is chosen only when every text has it, so that an item never mixes two languages.
 * A text that the item does not have at all (`null`) stays null and decides nothing.
 */
export function localize<T extends Texts>(texts: T, wanted: Language): Localized<T> {
  const entries = Object.entries(texts);
  const lang: Language =
    wanted === 'en' && entries.every(([, text]) => text === null || text.en !== null) ? 'en' : 'ko';
  const chosen = entries.map(([field, text]) => [field, text === null ? null : text[lang]]);
  return { ...Object.fromEntries(chosen), lang } as Localized<T>;
}
