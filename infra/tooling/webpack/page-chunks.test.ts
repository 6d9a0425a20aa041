import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const sections = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));
const files = [...sections.map((name) => `${name}/src/routes.ts`), 'shell/src/account/routes.ts'];

/** The id of each page, and the name of the chunk that holds it. */
function pagesOf(file: string): [id: string, chunk: string][] {
  const source = readFileSync(path.join(projectRoot, file), 'utf8');
  return [...source.matchAll(/id: '([^']+)'[^}]*?webpackChunkName: "([^"]+)"/g)].map(([, id = '', chunk = '']) => [
    id,
    chunk,
  ]);
}

// A document preloads the scripts and holds the styles of the chunk that is called as the page
test.each(files)('each page in %s is in a chunk of its own id', (file) => {
  const pages = pagesOf(file);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(([id, chunk]) => id !== chunk)).toEqual([]);
});
