import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messageAt, readManifest, readMessages, untranslatedKeys } from '../../release/section-source.ts';
import { typesOf } from '../api-types/api-types.ts';
import type { OpenApiDocument } from '../api-types/openapi-document.ts';
import { projectRoot } from '../project-root.ts';
import { faultOf } from './check-new-section.ts';
import { removeSection, writeSection } from './section-files.ts';

const careers = { name: 'careers', path: '/careers', ko: '채용 "공고"', en: "People's jobs" };
/** As much of a checkout as the generator touches. */
let root: string;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-new-section-'));
  for (const file of [
    'package-lock.json',
    'mf-marketing/package.json',
    'services/content/package.json',
    'infra/tooling/new-section/template',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(projectRoot, file), path.join(root, file), { recursive: true });
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('what a new section and its service import is there', () => {
  const template = path.join(projectRoot, 'infra/tooling/new-section/template');
  const { devDependencies } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const imports = filesBelow(template)
    .filter((file) => /\/(?:section|service)\/.*\.tsx?\.txt$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, from = '']) => from));
  const packages = imports.filter((from) => !from.startsWith('.'));
  const known = new Set([...Object.keys(devDependencies), 'react', 'knex', '@portal/kit', '@portal/service-kit']);
  const nameOf = (from: string) => from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  expect(packages.filter((from) => !known.has(nameOf(from)))).toEqual([]);
  const ofTheCheckout = imports.filter((from) => from.startsWith('../../infra/'));
  expect(ofTheCheckout.length).toBeGreaterThan(0);
  expect(ofTheCheckout.filter((from) => !existsSync(path.join(projectRoot, from.slice('../../'.length))))).toEqual([]);
});

test('a new section is made and removed without a trace', async () => {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const before = filesBelow(root);
  writeSection(root, careers);
  const source = { name: 'careers', folder: path.join(root, 'mf-careers') };
  expect(await readManifest(source)).toMatchObject({
    name: 'careers',
    paths: ['/careers', '/careers/*'],
    menu: [{ id: 'careers', path: '/careers' }],
  });
  const [ko, en] = [readMessages(source, 'ko'), readMessages(source, 'en')];
  expect(untranslatedKeys(ko, en)).toEqual([]);
  expect(messageAt(ko, 'common.menu.careers')).toBe('채용 "공고"');
  expect(messageAt(en, 'common.menu.careers')).toBe("People's jobs");
  for (const file of filesBelow(path.join(root, 'mf-careers')).concat(
    filesBelow(path.join(root, 'services/careers')),
  )) {
    expect(`${file} ${readFileSync(file, 'utf8')}`).not.toMatch(/__[a-z]+__/);
  }
  expect(existsSync(path.join(root, 'node_modules/@portal/careers-service/package.json'))).toBe(true);
  expect(existsSync(path.join(root, 'node_modules/mf-careers/package.json'))).toBe(true);

  expect(removeSection(root, 'careers')).toBe(true);
  expect(filesBelow(root)).toEqual(before);
  expect(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))).toEqual(JSON.parse(lock));
});

test('what the portal is built upon is not removed', () => {
  for (const name of ['education', 'community', 'support', 'nothing'])
    expect(removeSection(projectRoot, name)).toBe(false);
});

test.each([
  ['a name with a capital', { name: 'Careers' }, /no name for a section/],
  ['a name that is reserved', { name: 'shell' }, /no name for a section/],
  ['a name that is there', { name: 'education' }, /mf-education is there already/],
  ['the base of another service', { name: 'news' }, /\/api\/news belongs to the service community/],
  ['a path without a slash', { path: 'careers' }, /no path for a section/],
  ['a path of another section', { path: '/news' }, /\/news belongs to community/],
  ['a path above those of others', { path: '/support' }, /belongs to support/],
])('%s is refused with the reason', async (_title, changes, reason) => {
  expect(await faultOf({ ...careers, ...changes })).toMatch(reason);
  expect(await faultOf(careers)).toBeUndefined();
});

test('a section made in the checkout passes the linter', async () => {
  const parent = mkdtempSync(path.join(projectRoot, 'mf-marketing', 'lint-trial-'));
  const place = path.join(parent, 'src');
  try {
    writeSection(root, careers);
    cpSync(path.join(root, 'mf-careers/src'), place, { recursive: true });
    writeFileSync(
      path.join(place, 'api/types.generated.ts'),
      await typesOf(
        JSON.parse(readFileSync(path.join(root, 'services/careers/openapi.json'), 'utf8')) as OpenApiDocument,
      ),
    );
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', place], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect(status === 0 ? '' : stdout).toBe('');
  } finally {
    rmSync(parent, { recursive: true, force: true });
    removeSection(root, 'careers');
  }
});
