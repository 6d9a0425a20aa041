import { describe, expect, test } from '@jest/globals';
import { boards } from '../../boards.ts';
import { requiredErrors } from '../../ui/writing/text-limits.ts';
import { composeNews, newsValuesOf, requiredOfNews } from './news-values.ts';

const empty = newsValuesOf(undefined);
const image = new File(['a'], 'a.png', { type: 'image/png' });
const required = (values: Record<string, string>, hasImage: boolean) => [
  'title',
  'content',
  ...requiredOfNews(values, { file: hasImage ? image : undefined, removeFile: false }),
];
const wrong = (values: Record<string, string>, hasImage = false) =>
  Object.entries(requiredErrors({ ...empty, ...values }, required({ ...empty, ...values }, hasImage))).flatMap(
    ([field, code]) => (code ? [field] : []),
  );

describe('the values of an item', () => {
  test('need a title and a content', () => {
    expect(wrong({ title: ' ', content: '' })).toEqual(['title', 'content']);
    expect(wrong({ title: '가', content: '나' })).toEqual([]);
  });

  test('need both parts of an English text', () => {
    expect(wrong({ title: '가', content: '나', titleEn: 'A' })).toEqual(['contentEn']);
    expect(wrong({ title: '가', content: '나', contentEn: 'A' })).toEqual(['titleEn']);
  });

  test('need words for an image', () => {
    expect(wrong({ title: '가', content: '나' }, true)).toEqual(['imageAlt']);
  });

  test('are sent with the English ones by admins only', () => {
    const values = { ...empty, title: '가', titleEn: 'A' };
    expect(composeNews(values, { board: boards.news, isNew: true, isEditor: false })).toEqual({
      title: '가',
      content: '',
      imageAlt: '',
      type: 'news',
      status: 'visible',
      startDate: '',
    });
    expect(composeNews(values, { board: boards.news, isNew: false, isEditor: true })).toMatchObject({
      titleEn: 'A',
      contentEn: '',
    });
  });
});
