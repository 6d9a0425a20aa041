import { describe, expect, test } from '@jest/globals';
import { readSectionRelease } from './section-release.ts';

const good = {
  name: 'news',
  paths: ['/news', '/news/*'],
  menu: [],
  widgets: { 'home.news': './widget' },
  groups: { app: ['app.js'] },
  entry: 'remoteEntry.js',
};
const names = { ko: '글', en: 'Posts' };
const adminOf = (view: object) => ({
  title: names,
  views: [{ id: 'posts', path: '/admin/news/posts', order: 1, name: names, ...view }],
});
const read = (change: object) => readSectionRelease({ ...good, ...change }, 'news', 'v1');

describe('section.json', () => {
  test('is taken with the version of its folder', () => {
    expect(read({ version: 'another' })).toMatchObject({ name: 'news', version: 'v1', paths: ['/news', '/news/*'] });
  });

  test('of an earlier build, whose views for admins name no access, is taken', () => {
    expect(read({ admin: adminOf({}) }).admin?.views[0]?.access).toBeUndefined();
    expect(read({ admin: adminOf({ access: 'agent' }) }).admin?.views[0]?.access).toBe('agent');
  });

  test.each([
    ['another name', { name: 'shell' }],
    ['no paths', { paths: undefined }],
    ['a path that is none', { paths: ['news'] }],
    ['a star in the middle of a path', { paths: ['/news/*/x'] }],
    ['a call for the sitemap that is none', { sitemap: [1] }],
    ['an alias that is no path', { aliases: '/customer' }],
    ['a widget without a module', { widgets: { 'home.news': 1 } }],
    ['a file outside its folder', { groups: { app: ['../../server/index.cjs'] } }],
    ['a file that would end an attribute', { groups: { app: ['a"b.js'] } }],
    ['an entry outside its folder', { entry: '/etc/passwd' }],
    ['an entry from a foreign origin', { entry: 'https://evil.example/remoteEntry.js' }],
    ['an entry from a foreign host', { entry: '//evil.example/remoteEntry.js' }],
    ['a chunk from a foreign origin', { groups: { app: ['https://evil.example/app.js'] } }],
    ['hashes of files outside its folder', { files: { '../x': 'sha384-x' } }],
    ['a menu entry without a name', { menu: [{ id: 'a' }] }],
    ['a view for admins of an unknown access', { admin: adminOf({ access: 'owner' }) }],
  ])('with %s is refused', (_what, change) => {
    expect(() => read(change)).toThrow();
  });
});
