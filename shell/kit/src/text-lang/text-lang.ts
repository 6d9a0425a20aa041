import { foreignLang, type Locale } from '@portal/kit';

/**
 * For the `lang` of a text by people whose language is not known, by its words: Korean ones have Hangul, and two English ones
 * in small letters are no name of a product. Undefined where it is the page's, or neither.
 */
export function textLang(text: string, locale: Locale): Locale | undefined {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const korean = count(/[가-힣]+/g);
  const isEnglish = count(/(?:^|\s)[a-z]{2,}/g) > Math.max(korean, 1);
  return foreignLang(isEnglish ? 'en' : korean ? 'ko' : undefined, locale);
}
