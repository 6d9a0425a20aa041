import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const scripts = ['start.mjs', 'what-to-compile.mjs', 'node-projects.mjs', 'install-packages.mjs', 'bundle-typebox.mjs'];
let root: string;

/** A checkout with a compiler that only notes what it is asked for, and a release tool that says that it runs. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-checkout-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const script of scripts) cpSync(path.join(import.meta.dirname, script), path.join(root, 'infra/local', script));
  for (const name of ['account', 'support', 'careers']) write(`services/${name}/tsconfig.node.json`, '{}');
  for (const name of ['account', 'support']) write(`services/${name}/dist/src/main.js`, '');
  write('infra/tsconfig.node.json', '{}');
  write('infra/dist/release/release.js', `console.log('runs ' + process.argv.slice(2).join(' '));`);
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{ "packages": {} }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  write(
    'node_modules/typescript/bin/tsc',
    `require('node:fs').appendFileSync('compiled.txt', process.argv.slice(2).join(' ') + '\\n');`,
  );
  // Bundled already
  const hash = createHash('sha256').digest('hex');
  write('node_modules/typebox/package.json', '{ "version": "1.0.0" }');
  write('services/runtime/dist/src/typebox.js', '');
  write('services/runtime/dist/typebox-bundle.js', `// typebox 1.0.0 for ${hash}`);
  write('node_modules/package.json', '{ "type": "commonjs" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const tools = 'infra/tsconfig.node.json';
const release = (...rest: string[]) => run('--release', ...rest);

function run(...args: string[]): { output: string; compiled: string } {
  const { stdout, stderr } = spawnSync(process.execPath, ['infra/local/start.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const notes = path.join(root, 'compiled.txt');
  return { output: stdout + stderr, compiled: existsSync(notes) ? readFileSync(notes, 'utf8') : '' };
}

test.each(['list', 'promote', 'rollback', 'canary', 'withdraw', 'token'])('release %s compiles nothing', (command) => {
  expect(release('mf-support', command)).toEqual({ output: `runs mf-support ${command}\n`, compiled: '' });
});

test('a release compiles the release tool alone, and leaves the code that services run from as it is', () => {
  expect(release('mf-support')).toEqual({ output: 'runs mf-support\n', compiled: `-p ${tools} --noCheck\n` });
});

test.each([['services/support'], ['support']])(
  '%s compiles that service with what it depends on, and no other team’s',
  (name) => {
    expect(release(name)).toMatchObject({
      compiled: `-b services/support/tsconfig.node.json\n-p ${tools} --noCheck\n`,
    });
  },
);

test.each(['list', 'promote', 'rollback', 'canary'])('%s of a service compiles nothing', (command) => {
  expect(release('services/support', command)).toEqual({ output: `runs services/support ${command}\n`, compiled: '' });
});

test('a new section has its service compiled, which nobody has started yet', () => {
  expect(release('mf-careers').compiled).toBe(
    `-p ${tools} --noCheck\n-p services/careers/tsconfig.node.json --noCheck\n`,
  );
});

test('a start compiles everything without reading types, a development with them', () => {
  const services = ['account', 'support', 'careers'].map((name) => `services/${name}/tsconfig.node.json`);
  const projects = [...services, tools].join(' ');
  expect(new Set(run('--start').compiled.trim().split(' '))).toEqual(new Set(`-b ${projects} --noCheck`.split(' ')));
  rmSync(path.join(root, 'compiled.txt'));
  expect(new Set(run('--dev').compiled.trim().split(' '))).toEqual(new Set(`-b ${projects}`.split(' ')));
});
