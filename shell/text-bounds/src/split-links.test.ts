import { expect, test } from '@jest/globals';
import { splitLinks } from './split-links.ts';

const host = 'https://www.selmatrix.example';

/** What stands after the host and belongs to the address, and what follows it. */
test.each([
  ['/support', '에서 확인해 주세요.'],
  ['/news/12', ')를 보세요'],
  ['', '에서'],
  ['/', '에서'],
  ['/education/schedule', '입니다.'],
  ['/news/12', '. 다음 문장'],
  ['/news/12', '.'],
  ['/news/12', '!?'],
  ['/news?type=1&page=2#a', '의'],
  ['/search?q=스마트팩토리&page=2', '로'],
  ['/wiki/스마트_팩토리', ' 참고'],
  ['/wiki/스마트_(팩토리)', '는'],
  ['/wiki/Foo_(bar)', '를'],
  ['/12', '(새 창)'],
  ['/a', '」를'],
  ['/a', '"를'],
  ['/a', "'를"],
  ['/a', '를'],
  ['/a', '、次'],
  ['/a', '<br>'],
  ['/12', '을'],
  ['/%EA%B0%80', '에'],
  ['/a[1]', ']에'],
  ['/a-b~c', '**는'],
  ['/소개', ', 그리고'],
  ...['에서부터', '까지도', '로는', '이랑', '뿐만', '이라며', '에게서', '마다'].map((particle): [string, string] => [
    '/a/',
    particle,
  ]),
  ['/a/도로', ' 지도'],
])('%s is followed by %j', (path, after) => {
  const parts = splitLinks(`(안내: ${host}${path}${after}`);
  expect(parts).toEqual([
    { text: '(안내: ', isLink: false },
    { text: `${host}${path}`, isLink: true },
    { text: after, isLink: false },
  ]);
});

test('a domain in Hangul, one after the other, and texts without an address', () => {
  expect(splitLinks('https://한국.kr에서 http://www.한국.kr/')).toEqual([
    { text: 'https://한국.kr', isLink: true },
    { text: '에서 ', isLink: false },
    { text: 'http://www.한국.kr/', isLink: true },
  ]);
  expect(splitLinks('https://예시.한국에서')).toEqual([
    { text: 'https://예시.한국', isLink: true },
    { text: '에서', isLink: false },
  ]);
  for (const text of ['https://', 'http:// 주소', 'ftp://a.example', '주소'])
    expect(splitLinks(text)).toEqual([{ text, isLink: false }]);
  expect(splitLinks('')).toEqual([]);
});

test('takes time in proportion to the length', () => {
  const began = performance.now();
  for (const unit of ['https://a/가', 'https://', '(', 'https://a/((', '가', 'https://a/가가', '.', 'http://a.'])
    splitLinks(unit.repeat(50_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
