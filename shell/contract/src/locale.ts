import { Type, type Static } from '@portal/runtime/typebox';

/** The two languages of the site. Korean is the language of last resort (spec, "States and transitions"). */
export const Locale = Type.Enum(['ko', 'en']);
export type Locale = Static<typeof Locale>;

/** A text in both languages. */
export const LocalizedText = Type.Object({ ko: Type.String(), en: Type.String() });
export type LocalizedText = Static<typeof LocalizedText>;
