import { describe, expect, test } from '@jest/globals';
import { localeOf } from './locale-of.ts';

describe('the language of a request', () => {
  test.each([
    ['what it asks for before all', 'en', { cookie: 'locale=ko', 'accept-language': 'ko' }, 'en'],
    [
      'the remembered choice before the browser',
      undefined,
      { cookie: 'theme=dark; locale=en', 'accept-language': 'ko' },
      'en',
    ],
    [
      'the best of the browser, whatever comes first',
      undefined,
      { 'accept-language': 'fr-FR, ko;q=0.5, en-GB;q=0.9' },
      'en',
    ],
    ['the first of equals', undefined, { 'accept-language': 'ko-KR,en' }, 'ko'],
    ['never one that is refused', undefined, { 'accept-language': 'en;q=0, *' }, 'ko'],
    ['none that only begins like one', undefined, { cookie: 'mylocale=en', 'accept-language': 'english, kok' }, 'ko'],
    ['Korean when nothing fits', 'de', { cookie: 'locale=fr', 'accept-language': 'de' }, 'ko'],
    ['Korean when nothing is said', null, {}, 'ko'],
  ] as const)('is %s', (_rule, said, headers, locale) => {
    expect(localeOf({ headers }, said)).toBe(locale);
  });
});
