import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { PageRoute } from '@portal/kit';
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
  test.each(pages)('see %s', async (page, section, document, call) => {
    const { routes } = (await import(path.join(projectRoot, section, 'src/routes.ts'))) as { routes: PageRoute[] };
    const route = routes.find((each) => each.path === page);
    expect(route?.page).toBeDefined();
    expect(route?.access).toBeUndefined();
    const { paths } = JSON.parse(textOf(document)) as Document;
    expect(['public', 'optional']).toContain(paths[call]?.get?.['x-access']);
  });
});
