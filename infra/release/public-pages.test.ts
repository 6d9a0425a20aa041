import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { publicPages } from './public-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'public-pages-'));
const file = path.join(folder, 'index.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

const bundle = `
  const { createContext } = require('react');
  const { createServerSection } = require('@portal/kit/server');
  const { Button, createWidget } = require('@portal/kit');
  const context = createContext(Button);
  class Own extends Button {}
  const page = () => Promise.resolve({});
  exports.default = createServerSection({
    name: 'news',
    routes: [
      { id: 'list', path: '/news', page, messages: ['news'] },
      { id: 'old', path: '/old-news', redirect: '/news' },
      { id: 'desk', path: '/admin/news', page, access: 'editor' },
    ],
  }, { './widget': createWidget({ context, Own }) });`;

test('the public pages of a server bundle are named with their files, each once, in both languages', () => {
  writeFileSync(file, bundle);
  const groups = {
    app: ['app.js'],
    list: ['12.js', 'list.css', 'list.js'],
    desk: ['desk.js'],
    'locale-ko-common-json': ['ko-common.js'],
    'locale-ko-news-json': ['ko-news.js'],
    'locale-en-common-json': ['en-common.js'],
    'locale-en-news-json': ['en-news.js'],
  };
  expect(publicPages(file, groups)).toEqual([
    {
      path: '/news',
      files: ['app.js', '12.js', 'list.css', 'list.js', 'ko-common.js', 'ko-news.js', 'en-common.js', 'en-news.js'],
    },
  ]);
});
