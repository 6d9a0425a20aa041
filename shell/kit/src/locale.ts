/** The two languages of the site. Korean is the language of last resort (spec, "States and transitions"). */
export type Locale = 'ko' | 'en';

export const LOCALES: readonly Locale[] = ['ko', 'en'];

export function isLocale(value: unknown): value is Locale {
  return value === 'ko' || value === 'en';
}
