import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ArtifactStore } from './artifact-store.ts';

let folder: string;
let root: string;
let store: ArtifactStore;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const packageOf = (name: string, dependencies: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', main: './dist/src/main.js', dependencies });

/** A service that uses a package of the checkout, which uses one of npm's, with one of its own. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-artifacts-'));
  root = path.join(folder, 'checkout');
  const declared = packageOf('@portal/jobs-service', { '@portal/kit': '1.0.0', own: '2.0.0' });
  write('services/jobs/package.json', JSON.stringify({ ...JSON.parse(declared), files: ['seeds/pictures'] }));
  write('services/jobs/seeds/pictures/plant.png', 'a picture');
  write('services/jobs/seeds/plant.ts', '');
  write('services/jobs/openapi.json', '{}');
  write(
    'services/jobs/dist/src/main.js',
    `import { word } from '@portal/kit'; import own from 'own'; console.log(word, own);`,
  );
  write('services/jobs/dist/src/main.d.ts', '');
  write('services/jobs/dist/migrations/001-jobs.js', '');
  write('services/jobs/dist/migrations/index.js', '');
  write('services/kit/package.json', packageOf('@portal/kit', { left: '1.0.0' }));
  write('services/kit/dist/src/main.js', `export { default as word } from 'left';`);
  write('shell/server/package.json', packageOf('@portal/server'));
  write('node_modules/left/package.json', '{ "name": "left", "main": "index.js" }');
  write('node_modules/left/index.js', `module.exports = 'hello';`);
  write('node_modules/left/README.md', '');
  write('services/jobs/node_modules/own/package.json', '{ "name": "own", "main": "index.js" }');
  write('services/jobs/node_modules/own/index.js', `module.exports = 'world';`);
  const packages = {
    'services/jobs': { dependencies: { '@portal/kit': '1.0.0', own: '2.0.0' } },
    'services/kit': { dependencies: { left: '1.0.0' } },
    'node_modules/@portal/kit': { resolved: 'services/kit', link: true },
    'node_modules/left': { version: '1.0.0', integrity: 'sha512-left' },
    'node_modules/own': { version: '1.0.0', integrity: 'sha512-other' },
    'services/jobs/node_modules/own': { version: '2.0.0', integrity: 'sha512-own' },
  };
  write('package-lock.json', JSON.stringify({ packages }));
  store = new ArtifactStore(path.join(folder, 'data'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const publish = () => store.publish(root, [{ name: 'jobs', workspace: 'services/jobs' }])['jobs'] ?? '';
const run = (version: string) =>
  spawnSync(process.execPath, [store.require('jobs', version).entry], { encoding: 'utf8' }).stdout.trim();

test('an artifact runs without the checkout, and its version stays the same while nothing changes', () => {
  const version = publish();
  expect(publish()).toBe(version);
  const { facts } = store.require('jobs', version);
  expect(facts).toMatchObject({ name: 'jobs', migrations: ['001-jobs'] });
  expect(Object.keys(facts.files)).not.toContain('services/jobs/dist/src/main.d.ts');
  expect(Object.keys(facts.files).filter((file) => file.includes('/seeds/'))).toEqual([
    'services/jobs/seeds/pictures/plant.png',
  ]);
  rmSync(root, { recursive: true });
  expect(run(version)).toBe('hello world');
});

test('what is compiled or installed later changes no artifact, but makes another version', () => {
  const first = publish();
  write('services/kit/dist/src/main.js', `export const word = 'other';`);
  const second = publish();
  expect(second).not.toBe(first);
  // As npm installs: the folder is another one
  rmSync(path.join(root, 'node_modules/left'), { recursive: true });
  write('node_modules/left/package.json', '{ "name": "left", "main": "index.js" }');
  write('node_modules/left/index.js', `module.exports = 'altered';`);
  expect([run(first), run(second)]).toEqual(['hello world', 'other world']);
});

test('packages take no room of their own on the same disk', () => {
  publish();
  expect(statSync(path.join(root, 'node_modules/left/index.js')).nlink).toBe(2);
});

test('an altered file is noticed before it runs', () => {
  const version = publish();
  appendFileSync(store.require('jobs', version).entry, '// more');
  expect(() => store.require('jobs', version)).toThrow(
    `services/jobs/dist/src/main.js of jobs ${version} is not the file that was built: release it again.`,
  );
  expect(() => store.require('jobs', 'nothing')).toThrow('jobs has no version nothing');
});

test('versions that nobody needs are removed, and packages with the last of them', () => {
  const first = publish();
  write('services/jobs/dist/src/more.js', '');
  const second = publish();
  store.prune('jobs', [second]);
  expect(store.list('jobs').map(({ version }) => version)).toEqual([second]);
  expect(store.find('jobs', first)).toBeUndefined();
  store.prune('jobs', []);
  expect(store.list('jobs')).toEqual([]);
});
