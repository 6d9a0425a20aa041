import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const copied = [
  'infra/tooling/jest/compile.js',
  'infra/tooling/jest/start-database.js',
  'infra/tooling/jest/bundle-portal.js',
  'infra/local/node-projects.mjs',
  'infra/local/bundle-typebox.mjs',
];
let root: string;

/** A checkout with a compiler that notes what it is asked for, and ends as a variable of the environment says. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'jest-set-up-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of copied) cpSync(path.join(projectRoot, file), path.join(root, file));
  write('package.json', '{ "type": "module" }');
  for (const project of ['services/account', 'shell/server', 'infra']) write(`${project}/tsconfig.node.json`, '{}');
  write('node_modules/package.json', '{ "type": "commonjs" }');
  write(
    'node_modules/typescript/bin/tsc',
    `require('node:fs').appendFileSync('compiled.txt', process.argv.slice(2).join(' ')); process.exitCode = Number(process.env.TSC_EXIT);`,
  );
  // Bundled already
  write('node_modules/typebox/package.json', '{ "version": "1.0.0" }');
  write('services/runtime/dist/src/typebox.js', '');
  write('services/runtime/dist/typebox-bundle.js', `// typebox 1.0.0 for ${createHash('sha256').digest('hex')}`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs a set-up as Jest does, with a database that is there. */
function setUp(file: string, env: Record<string, string> = {}) {
  const { PORTAL_COMPILED: _, ...inherited } = process.env;
  const code = `(await import('./${file}')).default({}, {})`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', `await ${code}`], {
    cwd: root,
    env: { ...inherited, TEST_DATABASE_URL: 'postgres://given', TSC_EXIT: '0', ...env },
  });
  const notes = path.join(root, 'compiled.txt');
  return { status, compiled: existsSync(notes) ? readFileSync(notes, 'utf8') : '' };
}

const { default: config } = (await import(path.join(projectRoot, 'jest.config.js'))) as {
  default: { projects: { displayName: string; globalSetup?: string; testMatch: string[] }[] };
};
// Components run in no process of their own
const setUps = config.projects
  .filter(({ displayName }) => displayName !== 'component')
  .map(({ displayName, globalSetup = '' }) => [displayName, globalSetup.replace('<rootDir>/', '')] as const);

test('tests that start processes are among them', () => {
  const http = config.projects.find(({ testMatch }) => testMatch.includes('**/*.http.test.ts'));
  expect(setUps.map(([name]) => name)).toContain(http?.displayName);
});

test.each(setUps)('before tests of the kind %s every process is compiled from its sources', (_kind, file) => {
  expect(setUp(file)).toEqual({
    status: 0,
    compiled: `-b ${['services/account', 'shell/server', 'infra'].map((folder) => `${folder}/tsconfig.node.json`).join(' ')}`,
  });
});

test.each(setUps)(
  'no test of the kind %s runs what was compiled before, when the sources do not compile',
  (_kind, file) => {
    expect(setUp(file, { TSC_EXIT: '2' }).status).not.toBe(0);
  },
);
