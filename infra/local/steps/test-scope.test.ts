import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { pathPattern, readTestScope, testParts } from './test-scope.ts';

function testsBelow(folder: string): string[] {
  return readdirSync(path.join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|var|\..*)$/.test(entry.name) ? [] : testsBelow(name);
    return /\.(test|spec)\.tsx?$/.test(entry.name) && !entry.name.includes('.trial.') ? [name] : [];
  });
}

test('each test belongs to one part', () => {
  const parts = Object.entries(testParts()).map(([name, paths]) => ({
    name,
    patterns: paths.map((each) => new RegExp(pathPattern(each))),
  }));
  const files = testsBelow('.');
  expect(files.length).toBeGreaterThan(300);
  const owners = files.map((file) => ({
    file,
    parts: parts.filter(({ patterns }) => patterns.some((each) => each.test(path.join(projectRoot, file)))),
  }));
  expect(owners.filter((each) => each.parts.length !== 1)).toEqual([]);
});

describe('the arguments of npm test', () => {
  test('a section runs with its service, and its pages are built', () => {
    expect(readTestScope(['education'])).toEqual({
      paths: ['mf-education', 'services/education'],
      section: 'education',
      hasBrowserTests: true,
      checksCode: true,
    });
    expect(readTestScope(['mf-education'])).toEqual(readTestScope(['education']));
  });

  test('the pages of accounts and for admins are the shell’s, and the portal process, the kit and the platform have none', () => {
    expect(readTestScope(['admin'])).toMatchObject({ section: 'shell' });
    expect(readTestScope(['account'])).toMatchObject({ section: 'shell' });
    expect(readTestScope(['shell'])).toMatchObject({ section: 'shell' });
    for (const part of ['portal', 'kit', 'platform']) expect(readTestScope([part]).section).toBeUndefined();
  });

  test('a portal is started only for paths with browser tests', () => {
    const has = (...args: string[]) => readTestScope(args).hasBrowserTests;
    expect([has('portal'), has('infra/trials'), has('services/kit/src', 'shell/e2e/account')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([has('shell/e2e/gallery.spec.ts'), has('mf-marketing/e2e/demos.trial.spec.ts')]).toEqual([true, false]);
  });

  test('files and folders run without types and lint, and another name is refused', () => {
    expect(readTestScope(['infra/local', 'README.md'])).toEqual({
      paths: ['infra/local', 'README.md'],
      hasBrowserTests: false,
      checksCode: false,
    });
    expect(() => readTestScope(['nothing'])).toThrow('"nothing" is neither a part of the tests');
  });
});
