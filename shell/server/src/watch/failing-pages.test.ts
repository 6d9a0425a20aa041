import { expect, test } from '@jest/globals';
import { FailingPages } from './failing-pages.ts';

const page = (url: string) => ({ url, locale: 'ko' as const });

test('the last six pages of a version are known, each once, and for five minutes', () => {
  let now = 0;
  const failing = new FailingPages(() => now);
  for (let index = 1; index <= 8; index += 1) failing.note('news', 'v1', page(`/news/${index}`));
  failing.note('news', 'v1', page('/news/3'));
  expect(failing.of('news', 'v1').map(({ url }) => url)).toEqual([
    '/news/4',
    '/news/5',
    '/news/6',
    '/news/7',
    '/news/8',
    '/news/3',
  ]);
  expect(failing.of('news', 'v2')).toEqual([]);
  now += 5 * 60_000;
  expect(failing.of('news', 'v1')).toEqual([]);
});
