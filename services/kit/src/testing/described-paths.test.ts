import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describedPaths } from './described-paths.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-described-'));
  writeFileSync(path.join(folder, 'resources.json'), JSON.stringify([{ path: 'notes' }]));
});
afterAll(() => rmSync(folder, { recursive: true }));

const described = (file: string) => {
  const isDescribed = describedPaths(pathToFileURL(path.join(folder, file)));
  return ['resources', 'notes', 'notes/{entryId}/restore', 'notes-of-others', 'pictures']
    .map((below) => `/api/sample/admin/${below}`)
    .concat('/api/sample/notes')
    .filter(isDescribed);
};

test('paths of resources that a service describes', () => {
  expect(described('resources.json')).toEqual([
    '/api/sample/admin/resources',
    '/api/sample/admin/notes',
    '/api/sample/admin/notes/{entryId}/restore',
  ]);
});

test('of a service that describes none, only the path of the descriptions', () => {
  expect(described('none.json')).toEqual(['/api/sample/admin/resources']);
});
