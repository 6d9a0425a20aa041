import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../../tooling/project-root.ts';
import { attackMutations } from './attack-mutations.ts';
import { identityMutations } from './identity-mutations.ts';
import { mutations } from './mutations.ts';

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The test files that Jest finds by a path, which may end in the middle of a name. */
function testsAt(tests: string): string[] {
  const place = path.join(projectRoot, tests);
  if (existsSync(place))
    return statSync(place).isFile()
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => isTest(name));
  const begins = (name: string) => name.startsWith(path.basename(place));
  return readdirSync(path.dirname(place)).filter((name) => begins(name) && isTest(name));
}

test.each([...mutations, ...attackMutations, ...identityMutations])(
  'the code that "$fault" changes is there once, and so are tests of it',
  ({ file, code, test: tests }) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8').split(code)).toHaveLength(2);
    expect(testsAt(tests)).not.toEqual([]);
  },
);
