import { expect, test } from '@jest/globals';
import { announcePage } from './arrival.ts';

const title = '통합 검색 | 셀매트릭스';
const announcer = () => document.getElementById('shell-announcer')?.textContent;

test.each([
  ['the heading, which is read out by that alone', '<h1>뉴스</h1><input>', 'H1', ''],
  ['what the page marks, with the title announced', '<h1>검색</h1><input data-arrival>', 'INPUT', title],
  ['the content of a page without either', '<p>x</p>', 'MAIN', title],
])('the focus goes to %s', (_name, content, focused, announced) => {
  document.body.innerHTML = `<div id="shell-announcer">before</div><main id="main">${content}</main>`;
  announcePage({ title, description: '' });
  expect([document.activeElement?.tagName, announcer()]).toEqual([focused, announced]);
});
