import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { definition } from '../../own-pages/definition.ts';
import { account, user } from '../../testing/sample-account.ts';
import { savedFiles } from '../../testing/saved-files.ts';

const api = mockApi();
const services = [
  { name: 'account', path: '/api/user/my-data' },
  { name: 'community', path: '/api/news/my-data' },
];
const dataOf = (service: string, records: object, files: object[] = []) => ({
  service,
  collectedAt: '2026-01-01T00:00:00Z',
  records,
  files,
});
let saved: string[];
let blobs: Blob[];

beforeEach(() => {
  api.answer('GET /api/user/account', account);
  api.answer('GET /api/user/consents', []);
  api.answer('GET /api/portal/personal-data', { services });
  api.answer('GET /api/user/my-data', dataOf('account', { consents: [{ kind: 'terms' }] }));
  saved = savedFiles();
  blobs = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return 'blob:x';
    },
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** The files of the archive that was saved last, as texts. */
async function archive(): Promise<Record<string, string>> {
  const bytes = new Uint8Array((await blobs.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0));
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
}

async function download() {
  const page = await openPage({ definition, url: '/account/consents', user });
  fireEvent.click(screen.getByRole('button', { name: '내려받기' }));
  return page;
}

test('saves one archive with what every service holds, and its files', async () => {
  const file = { id: 'classroom-7', name: 'classroom/7/도면.txt', bytes: 5 };
  api.answer('GET /api/news/my-data', dataOf('community', { posts: [{ title: '제목' }] }, [file]));
  api.answer('GET /api/news/my-data/files/classroom-7', () => new Response('plans'));
  const page = await download();
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^selmatrix-my-data-\d{4}-\d\d-\d\d\.zip$/)]));
  const files = await archive();
  expect(Object.keys(files).toSorted()).toEqual(['account.json', 'community.json', 'community/classroom/7/도면.txt']);
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ records: { consents: [{ kind: 'terms' }] } });
  expect(JSON.parse(files['community.json'] ?? '')).toMatchObject({ records: { posts: [{ title: '제목' }] } });
  expect(files['community/classroom/7/도면.txt']).toBe('plans');
  expect(page.toasts()).toEqual([]);
});

test('names the archive by the day in Seoul', async () => {
  api.answer('GET /api/news/my-data', dataOf('community', {}));
  // Half past one in the morning of the second
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T16:30:00Z'));
  await download();
  await waitFor(() => expect(saved).toEqual(['selmatrix-my-data-2026-03-02.zip']));
});

test('names a service that does not answer, on the page and in the archive', async () => {
  api.answer('GET /api/news/my-data', () => problemResponse(503, 'service-unavailable'));
  const page = await download();
  await waitFor(() => expect(page.toasts().join()).toContain('커뮤니티'));
  const files = await archive();
  expect(Object.keys(files).toSorted()).toEqual(['account.json', 'missing.json']);
  expect(JSON.parse(files['missing.json'] ?? '')).toEqual({ services: ['community'] });
});

test('a file that cannot be had makes its service one that is missing', async () => {
  api.answer('GET /api/news/my-data', dataOf('community', {}, [{ id: 'news-1', name: 'news/1/a.txt', bytes: 1 }]));
  api.answer('GET /api/news/my-data/files/news-1', () => problemResponse(503, 'file-unavailable'));
  await download();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.keys(await archive())).toContain('missing.json');
});

test('saves nothing when nothing came', async () => {
  for (const { path } of services) api.answer(`GET ${path}`, () => problemResponse(503, 'service-unavailable'));
  const page = await download();
  await waitFor(() => expect(page.toasts()).toHaveLength(1));
  expect(saved).toEqual([]);
});
