import { expect, test } from '@jest/globals';
import { pagePattern } from './page-pattern.ts';

const release = {
  paths: ['/', '/news/*', '/mypage/*'],
  pages: ['/', '/news', '/news/new', '/news/:newsId', '/forms/:form?'].map((path) => ({ path, files: [] })),
};

test.each([
  ['/', '/'],
  ['/news', '/news'],
  ['/news/new', '/news/new'],
  ['/news/17', '/news/:newsId'],
  ['/news/17/kim@example.com', '/news/*'],
  ['/mypage/kim', '/mypage/*'],
  ['/forms', '/forms/:form?'],
  ['/somewhere/else', '/*'],
])('%s is a page %s: never what a visitor typed', (path, pattern) => expect(pagePattern(release, path)).toBe(pattern));
