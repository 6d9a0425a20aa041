import { afterEach, expect, jest, test } from '@jest/globals';
import { announcePage } from './arrival.ts';

const title = '통합 검색 | 셀매트릭스';
const announcer = () => document.getElementById('shell-announcer')?.textContent;

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['the row that was opened', '/news/2?page=3', 600, 'B', title],
  ['the heading, where that row is not in view', '/news/2?page=3', 4000, '뉴스', ''],
  ['the heading, where no row leads there', '/news/9', 600, '뉴스', ''],
])('after Back the focus goes to %s', (_name, left, bottom, focused, announced) => {
  document.body.innerHTML =
    '<div id="shell-announcer"></div><a href="/news/2?page=3">menu</a><main id="main"><h1>뉴스</h1>' +
    '<a href="/news/1?page=3">A</a><a href="/news/2?page=3">B</a></main>';
  jest
    .spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: bottom - 20, bottom } as DOMRect);
  announcePage({ title, description: '' }, left);
  expect([document.activeElement?.textContent, announcer()]).toEqual([focused, announced]);
});

test.each([
  ['the heading, which is read out by that alone', '<h1>뉴스</h1><input>', 'H1', ''],
  ['what the page marks, with the title announced', '<h1>검색</h1><input data-arrival>', 'INPUT', title],
  ['the content of a page without either', '<p>x</p>', 'MAIN', title],
])('the focus goes to %s', (_name, content, focused, announced) => {
  document.body.innerHTML = `<div id="shell-announcer">before</div><main id="main">${content}</main>`;
  announcePage({ title, description: '' });
  expect([document.activeElement?.tagName, announcer()]).toEqual([focused, announced]);
});
