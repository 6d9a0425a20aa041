import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { copyCheckout } from '../../tooling/checkout/copy-checkout.ts';
import { attackMutations } from './attack-mutations.ts';
import { identityMutations } from './identity-mutations.ts';
import { mutations } from './mutations.ts';

const run = promisify(execFile);
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  copyCheckout(root);
}, 120_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

interface TestRun {
  numFailedTests: number;
  numPassedTests: number;
}

/** Compiles the portal of the copy, which some tests start as a process. */
const compilePortal = () =>
  run(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', 'shell/server/tsconfig.node.json', '--noCheck'],
    {
      cwd: root,
    },
  );

/** Runs the tests of a file or folder in the copy. */
async function runTests(tests: string): Promise<TestRun> {
  const results = path.join(root, 'mutation.json');
  rmSync(results, { force: true });
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', jest, '--json', `--outputFile=${results}`, '--forceExit', '-w', '2'];
  // What failing tests print is no concern of this trial; without results nothing was tested
  const { NODE_OPTIONS: _, TEST_DATABASE_URL: __, ...env } = process.env;
  await run(process.execPath, [...args, tests], {
    cwd: root,
    env: { ...env, PORTAL_COMPILED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(() => undefined);
  return JSON.parse(readFileSync(results, 'utf8')) as TestRun;
}

test.each([...mutations, ...attackMutations, ...identityMutations])(
  '$fault: a test fails',
  async ({ file, code, becomes, test: tests, isCompiled = false }) => {
    const name = path.join(root, file);
    const source = readFileSync(name, 'utf8');
    expect(source.split(code)).toHaveLength(2);
    writeFileSync(
      name,
      source.replace(code, () => becomes),
    );
    try {
      if (isCompiled) await compilePortal();
      expect((await runTests(tests)).numFailedTests).toBeGreaterThan(0);
    } finally {
      writeFileSync(name, source);
      if (isCompiled) await compilePortal();
    }
  },
  180_000,
);

test('without a mutation no test fails', async () => {
  const { numFailedTests, numPassedTests } = await runTests('shell/text-bounds/src');
  expect([numFailedTests, numPassedTests > 0]).toEqual([0, true]);
}, 180_000);
