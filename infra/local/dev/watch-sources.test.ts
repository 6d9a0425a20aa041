import { expect, test } from '@jest/globals';
import { changeOf } from './watch-sources.ts';

test('a page, a component of the kit and a locale file rebuild the pages', () => {
  for (const file of ['mf-education/src/pages/schedule.tsx', 'shell/kit/src/link.tsx', 'mf-support/locales/ko/common.json', 'shell/src/main.tsx']) {
    expect(changeOf(file)).toEqual({ kind: 'pages' });
  }
});

test('a service, the portal and the service kit restart what runs them', () => {
  expect(changeOf('services/content/src/service.ts')).toEqual({ kind: 'process', name: 'content' });
  expect(changeOf('shell/server/src/main.ts')).toEqual({ kind: 'process', name: 'portal' });
  expect(changeOf('services/kit/src/problem.ts')).toEqual({ kind: 'all-services' });
});

test('tests and compiled files change nothing that runs', () => {
  for (const file of ['services/content/dist/src/main.js', 'mf-support/e2e/download.spec.ts', 'services/kit/src/problem.test.ts']) {
    expect(changeOf(file)).toBeUndefined();
  }
});
