import { describe, expect, test } from '@jest/globals';
import { localize } from './language.ts';

describe('localize', () => {
  const title = { ko: '본사', en: 'Head office' };

  test('gives English when every text has it', () => {
    expect(localize({ title, address: { ko: '남양주시', en: 'Namyangju' } }, 'en')).toEqual({
      title: 'Head office',
      address: 'Namyangju',
      lang: 'en',
    });
  });

  test('falls back to Korean for the whole item when one text has no English', () => {
    expect(localize({ title, address: { ko: '남양주시', en: null } }, 'en')).toEqual({
      title: '본사',
      address: '남양주시',
      lang: 'ko',
    });
  });

  test('keeps a text that the item does not have out of the decision', () => {
    expect(localize({ title, subway: null }, 'en')).toEqual({ title: 'Head office', subway: null, lang: 'en' });
  });

  test('gives Korean when Korean is asked for', () => {
    expect(localize({ title }, 'ko')).toEqual({ title: '본사', lang: 'ko' });
  });
});
