import { expect, test } from '@jest/globals';
import { textsIn } from './texts-in.ts';

const body = { titleKo: '제목', titleEn: 'Title', textKo: '글', textEn: null };

test('a preview is English only when every text is', () => {
  expect(textsIn(['title', 'text'], body, 'en')).toEqual({ lang: 'ko', texts: { title: '제목', text: '글' } });
  expect(textsIn(['title', 'text'], { ...body, textEn: 'Text' }, 'en')).toEqual({
    lang: 'en',
    texts: { title: 'Title', text: 'Text' },
  });
});

test('a text that is missing in both languages decides nothing', () => {
  expect(textsIn(['title', 'text'], { titleKo: '제목', titleEn: 'Title' }, 'en')).toMatchObject({ lang: 'en' });
});
