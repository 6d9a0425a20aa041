import { describe, expect, test } from '@jest/globals';
import { FailureReport, findMismatch, fits, MoveCall, ReleaseManifest, SectionManifest } from './index.ts';

const manifest = {
  name: 'news',
  paths: ['/news', '/news/*'],
  menu: [{ id: 'news', level: 1, key: 'news', order: 10, path: '/news' }],
};

describe('a value that does not fit its schema', () => {
  test.each([
    ['the whole', 7, 'section must be object (it is 7)'],
    ['a missing field', { name: 'news', paths: [] }, 'section must have required properties menu'],
    [
      'a field of a list',
      { ...manifest, paths: ['news'] },
      'section.paths.0 must match pattern "^/[^*]*\\*?$" (it is "news")',
    ],
    [
      'a field deep inside',
      { ...manifest, menu: [{ ...manifest.menu[0], level: 3 }] },
      'section.menu.0.level must be equal to one of the allowed values (it is 3)',
    ],
    [
      'a field under a key with a slash',
      { ...manifest, widgets: { 'home/news': { module: './widget' } } },
      'section.widgets.home/news must have required properties file',
    ],
  ])('is named by its place: %s', (_what, value, sentence) => {
    expect(findMismatch(SectionManifest, value, 'section')).toBe(sentence);
  });

  test('is not repeated when it is long', () => {
    expect(findMismatch(MoveCall, { reason: 'x'.repeat(501) }, 'body')).toBe(
      'body.reason must not have more than 500 characters',
    );
  });
});

test('a value that fits has no mismatch', () => {
  expect(findMismatch(SectionManifest, manifest, 'section')).toBeUndefined();
  expect(fits(FailureReport, { ticket: 'x', section: 'news', version: 'ab12', kind: 'load' })).toBe(true);
});

test.each(['../x', 'a"b.js', '/etc/passwd', 'https://evil.example/app.js', '//evil.example/app.js', 'a/../../x'])(
  'a release names no file %s',
  (file) => {
    const { entry, groups } = ReleaseManifest.properties;
    expect(fits(entry, file)).toBe(false);
    expect(fits(groups, { app: [file] })).toBe(false);
  },
);
