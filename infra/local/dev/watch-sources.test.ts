import { expect, test } from '@jest/globals';
import { changeOf } from './watch-sources.ts';

test('a page, a component of the kit and a locale file change the pages of their section', () => {
  const files = {
    'mf-education/src/pages/schedule.tsx': 'education',
    'shell/kit/src/link.tsx': 'shell',
    'mf-support/locales/ko/inquiry.json': 'support',
  };
  for (const [file, section] of Object.entries(files))
    expect(changeOf(file)).toEqual({ kind: 'pages', section, isManifest: false });
});

test('a manifest and the names it takes from a locale file change what the portal knows of a section', () => {
  for (const file of ['mf-education/section.ts', 'mf-education/locales/ko/common.json']) {
    expect(changeOf(file)).toEqual({ kind: 'pages', section: 'education', isManifest: true });
  }
});

test('a service, the portal, its contract, the service kit and the runtime restart what runs them', () => {
  expect(changeOf('services/content/src/service.ts')).toEqual({ kind: 'process', name: 'content' });
  expect(changeOf('shell/server/src/main.ts')).toEqual({ kind: 'process', name: 'portal' });
  expect(changeOf('shell/contract/src/registry.ts')).toEqual({ kind: 'process', name: 'portal' });
  expect(changeOf('services/kit/src/problem.ts')).toEqual({ kind: 'all-services' });
  expect(changeOf('services/runtime/src/index.ts')).toEqual({ kind: 'all-processes' });
  expect(changeOf('shell/text-bounds/src/markdown-bounds.ts')).toEqual({ kind: 'all-processes' });
});

test('tests and compiled files change nothing that runs', () => {
  for (const file of [
    'services/content/dist/src/main.js',
    'mf-support/e2e/download.spec.ts',
    'services/kit/src/problem.test.ts',
  ]) {
    expect(changeOf(file)).toBeUndefined();
  }
});
