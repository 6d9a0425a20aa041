import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { SearchGroup } from '@portal/runtime/search';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { sectionBundle } from '../../testing/fake-bundles.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;
let service: FakeService;
let answer: (url: string) => unknown = () => [];

const hit = (path: string, more: object = {}) => ({
  title: `제목 ${path}`,
  excerpt: '',
  path,
  date: null,
  score: 1,
  titleMarks: [],
  excerptMarks: [],
  ...more,
});
const group = (kind: string, ...hits: object[]) => ({ kind, found: hits.length, isCapped: false, hits });

beforeAll(async () => {
  releases.add({
    name: 'training',
    paths: ['/training', '/training/*'],
    server: sectionBundle({}),
    search: ['/api/education/search'],
  });
  releases.write(
    'training/v1/server/search.json',
    JSON.stringify([
      { path: '/training', locale: 'ko', title: '비전 교육', text: '카메라로 검사합니다.' },
      { path: '/training', locale: 'en', title: 'Vision training', text: 'Inspects with cameras.' },
    ]),
  );
  releases.add({ name: 'support', paths: ['/support'], server: sectionBundle({}), search: ['/api/email/search'] });
  releases.add({
    name: 'community',
    paths: ['/board/*'],
    server: sectionBundle({}),
    search: ['/api/news/search', '/api/nobody/search'],
  });
  releases.add({ name: 'surveys', paths: ['/surveys'], server: sectionBundle({}) });
  releases.write('surveys/v1/server/search.json', '[{"path":"/surveys"}]');
  await releases.publish();
  const respond: Parameters<typeof startFakeService>[0][string] = (request, response) => {
    const body = answer(request.url ?? '');
    if (body !== undefined) response.end(JSON.stringify(body));
  };
  service = await startFakeService({ '/api/news/search': respond, '/api/education/search': respond });
  portal = await startPortal(releases, {
    COMMUNITY_URL: service.origin,
    EDUCATION_URL: service.origin,
    TRUSTED_PROXIES: '127.0.0.1',
  });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

async function search(query: string): Promise<{ groups: SearchGroup[]; incomplete: string[] }> {
  const response = await portal.get(`/api/portal/search?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { groups: SearchGroup[]; incomplete: string[] };
}

test('asks all sections at once, and brings of each what is on its own pages, by kind, the best first', async () => {
  answer = (url) =>
    url.includes('/education/')
      ? [group('training', hit('/training/1?x=1'), hit('/board/2'))]
      : [group('news', hit('/board/3'), hit('/training/4')), group('classroom', hit('/board/5', { score: 2 }))];
  const { groups, incomplete } = await search(`q=${encodeURIComponent('비전 검사')}&limit=3`);
  expect(groups.map(({ kind, hits }) => [kind, ...hits.map(({ path }) => path)])).toEqual([
    ['classroom', '/board/5'],
    ['page', '/training'],
    ['training', '/training/1?x=1'],
    ['news', '/board/3'],
  ]);
  expect(groups[1]?.hits[0]).toMatchObject({
    excerpt: '카메라로 검사합니다.',
    excerptMarks: [[5, 7]],
    titleMarks: [[0, 2]],
  });
  // One call of community has no service, nothing listens where support would be, and the pages of surveys cannot be read
  expect(incomplete.toSorted()).toEqual(['community', 'support', 'surveys']);
  const [asked] = service.seen.filter(({ url }) => url.startsWith('/api/news/search'));
  expect(asked?.url).toBe(
    `/api/news/search?q=${encodeURIComponent('비전')}+${encodeURIComponent('검사')}&locale=ko&limit=3`,
  );
});

test('names sections that are late or say nonsense, and brings what the others find', async () => {
  answer = (url) => (url.includes('/education/') ? undefined : [{ kind: 'news', hits: [{ path: '//evil.example' }] }]);
  const began = performance.now();
  const { groups, incomplete } = await search('q=cameras&locale=en&within=200');
  expect(performance.now() - began).toBeLessThan(700);
  expect(groups.map(({ kind }) => kind)).toEqual(['page']);
  expect(incomplete.toSorted()).toEqual(['community', 'support', 'surveys', 'training']);
});

test('asks nobody when there is nothing to look for, and refuses what does not fit', async () => {
  const before = service.seen.length;
  expect(await search('q=%20%2B%2B%00')).toEqual({ groups: [], incomplete: [] });
  expect(service.seen).toHaveLength(before);
  for (const query of ['limit=51', 'within=5000', 'locale=fr', `q=${'a'.repeat(101)}`, 'q=a&q=b', 'kind=A'])
    expect((await portal.get(`/api/portal/search?${query}`)).status).toBe(400);
});

test('searches of one network keep none of another waiting', async () => {
  answer = (url) => (url.includes('slow') ? undefined : []);
  const from = (address: string, q: string) => portal.get(`/api/portal/search?q=${q}`, { 'x-forwarded-for': address });
  const many = Array.from({ length: 8 }, (_, host) => from(`198.51.100.${host}`, `slow${host}`));
  await wait(200);
  const began = performance.now();
  expect((await from('203.0.113.7', 'quick')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(700);
  await Promise.all(many);
});
