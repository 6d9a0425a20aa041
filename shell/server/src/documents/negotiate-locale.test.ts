import { describe, expect, test } from '@jest/globals';
import { negotiateLocale } from './negotiate-locale.ts';

describe('the language of a document', () => {
  test.each([
    ['the address before all', { query: 'en', cookie: 'ko', acceptLanguage: 'ko' }, 'en'],
    ['the remembered choice before the browser', { cookie: 'en', acceptLanguage: 'ko' }, 'en'],
    ['the best of the browser', { acceptLanguage: 'fr-FR, ko;q=0.5, en-GB;q=0.9' }, 'en'],
    ['the first of equals', { acceptLanguage: 'ko-KR,en' }, 'ko'],
    ['never one that is refused', { acceptLanguage: 'en;q=0, *' }, 'ko'],
    ['Korean when nothing fits', { query: 'de', cookie: 'xx', acceptLanguage: 'de' }, 'ko'],
    ['Korean when nothing is said', {}, 'ko'],
  ] as const)('is %s', (_rule, hints, locale) => {
    expect(negotiateLocale(hints)).toBe(locale);
  });
});
