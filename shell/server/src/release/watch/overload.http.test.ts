import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ReleaseOverview } from '@portal/contract';
import { sectionBundle, shellBundle } from '../../../testing/fake-bundles.ts';
import { ReleaseFolder } from '../../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(20_000);

const releases = new ReleaseFolder();
const places = 8;
let portal: RunningPortal;

beforeAll(async () => {
  releases.add({ name: 'shell', paths: ['/*'], server: shellBundle });
  releases.add({
    name: 'news',
    server: sectionBundle({
      '/news': `return page('<h1>news</h1>');`,
      // Longer than a visitor's document waits, and shorter than what counts as a loop
      '/news/busy': `for (const end = Date.now() + 1_200; Date.now() < end;); return page('<h1>busy</h1>');`,
    }),
  });
  await releases.publish();
  portal = await startPortal(releases, {
    LIMIT_RENDERS_PER_SECTION: `${places}`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

async function visitsOfNews(): Promise<{ visits: number; failed: number } | undefined> {
  const answer = await portal.get('/api/portal/releases/news', { authorization: `Bearer ${releases.token('news')}` });
  return ((await answer.json()) as ReleaseOverview).versions[0]?.health?.portal;
}

test('pages that are not asked for since too much is under way are no failed visits of a version', async () => {
  await portal.get('/news');
  const before = await visitsOfNews();
  const visitor = (index: number) => ({ 'x-forwarded-for': `203.0.${index}.7` });
  await Promise.all(
    Array.from({ length: places }, (_, index) => portal.get(`/news/busy?page=${index}`, visitor(index))),
  );
  // The documents have come without it, and its thread has as much to do as before
  const refused = await Promise.all(
    Array.from({ length: 12 }, (_, index) => portal.get(`/news?page=${index}`, visitor(100 + index))),
  );
  expect(refused.map((answer) => answer.headers.get('x-portal-rendered'))).toEqual(refused.map(() => 'browser'));
  expect(before).toEqual({ visits: 1, failed: 0 });
  expect(await visitsOfNews()).toEqual({ visits: 1 + places, failed: places });
});
