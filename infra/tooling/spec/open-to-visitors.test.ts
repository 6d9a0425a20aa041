import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

/** A page of visitors, the routes that have it, and the call that it reads, which the tests of the service hold to its declared access. */
const pages = [
  ['/education/schedule', 'mf-education', 'services/education/openapi.json', '/api/education/view'],
  ['/education/classroom/list', 'mf-community', 'services/community/openapi-classroom.json', '/api/classroom/view'],
  [
    '/education/classroom/:classroomId',
    'mf-community',
    'services/community/openapi-classroom.json',
    '/api/classroom/detail',
  ],
  ['/news', 'mf-community', 'services/community/openapi.json', '/api/news/view'],
  ['/news/:newsId', 'mf-community', 'services/community/openapi.json', '/api/news/detail'],
] as const;

interface Document {
  paths: Record<string, { get?: { 'x-access': string } } | undefined>;
}

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('visitors', () => {
  test.each(pages)('see %s', (page, section, document, call) => {
    // The route of the page, without its nested parts
    const route = textOf(`${section}/src/routes.ts`).split(`path: '${page}',`)[1]?.split('\n  },')[0];
    expect(route).toMatch(/\bpage:/);
    expect(route).not.toMatch(/\baccess:/);
    const { paths } = JSON.parse(textOf(document)) as Document;
    expect(['public', 'optional']).toContain(paths[call]?.get?.['x-access']);
  });
});
