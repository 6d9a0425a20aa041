import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writePagePacks } from './page-packs.ts';

let folder = '';
const files = {
  'remoteEntry.js': 'var news = ["entry"]',
  'app.1.js': '"use strict";news.push("app", this === globalThis)',
  'list.2.js': 'const own = "list"; news.push(own)',
  'list.css': 'h1{}',
  'locale-ko-news-json.3.js': 'const own = "소식"; news.push(own)',
  'locale-en-news-json.4.js': 'news.push("news")',
};
const entryOf = (id: string, target: string) => ({
  id,
  level: 2 as const,
  key: id,
  order: 1,
  path: target,
  name: { ko: id, en: id },
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (target: string) =>
  writePagePacks({
    folder,
    maps: folder,
    entry: 'remoteEntry.js',
    menu: [entryOf('news', target)],
    pages: [
      { path: '/news', files: Object.keys(files).slice(1) },
      { path: '/news/:id', files: ['app.1.js'] },
    ],
  });

test('the page that the menu leads to has a pack in each language, which runs its scripts one after another', () => {
  const [list, detail] = write('/news');
  expect(detail?.packs).toBeUndefined();
  expect(list?.packs).toEqual({ ko: 'pack-ko.js', en: 'pack-en.js' });
  const run = (name: string) => {
    const page = vm.createContext({});
    vm.runInContext(readFileSync(path.join(folder, name), 'utf8'), page);
    return page['news'] as unknown[];
  };
  expect([...run('pack-ko.js')]).toEqual(['entry', 'app', true, 'list', '소식']);
  expect([...run('pack-en.js')]).toEqual(['entry', 'app', true, 'list', 'news']);
});

test('the map of a pack says where each of its scripts begins', () => {
  for (const file of ['remoteEntry.js', 'list.2.js'])
    writeFileSync(path.join(folder, `${file}.map`), JSON.stringify({ version: 3, file }));
  write('/news');
  const { sections } = JSON.parse(readFileSync(path.join(folder, 'pack-ko.js.map'), 'utf8')) as {
    sections: { offset: { line: number; column: number }; map: { file: string } }[];
  };
  const lines = readFileSync(path.join(folder, 'pack-ko.js'), 'utf8').split('\n');
  expect(sections.map(({ offset, map }) => [map.file, lines[offset.line]?.slice(offset.column)])).toEqual([
    ['remoteEntry.js', 'var news = ["entry"];'],
    ['list.2.js', 'const own = "list"; news.push(own)'],
  ]);
});

test('a section whose menu leads to no page has none', () => {
  write('/elsewhere');
  expect(readdirSync(folder).filter((name) => name.startsWith('pack-'))).toEqual([]);
});
