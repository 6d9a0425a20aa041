import { expect, test } from '@jest/globals';
import { localeOf } from './locale.ts';

test.each([
  [{ locale: 'en' }, 'ko-KR,ko', 'en'],
  [{ locale: 'fr' }, 'en-US,en;q=0.9', 'en'],
  [{}, 'fr-FR, en;q=0.8, ko;q=0.7', 'en'],
  [{}, 'ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  [{}, 'fr', 'ko'],
  [{}, undefined, 'ko'],
] as const)('cookie %j with %s means %s', (cookies, acceptLanguage, locale) => {
  expect(localeOf({ cookies, headers: { 'accept-language': acceptLanguage } })).toBe(locale);
});
