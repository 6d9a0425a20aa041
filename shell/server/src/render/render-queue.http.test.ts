import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { sectionBundle, shellBundle } from '../../testing/fake-bundles.ts';
import { ReleaseFolder } from '../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(20_000);

const releases = new ReleaseFolder();
let portal: RunningPortal;

const asked = 'globalThis.asked = (globalThis.asked ?? 0) + 1;';

beforeAll(async () => {
  releases.add({ name: 'shell', paths: ['/*'], server: shellBundle });
  releases.add({
    name: 'news',
    server: sectionBundle({
      '/news': `return page('<h1>' + (globalThis.asked ?? 0) + ' asked</h1>');`,
      '/news/stuck': `${asked} await new Promise(() => {});`,
      // A tenth of a second of work a page: ten of them are more than anybody waits for
      '/news/busy': `${asked} for (const end = Date.now() + 100; Date.now() < end;); return page('<h1>busy</h1>');`,
    }),
  });
  releases.add({ name: 'home', paths: ['/'], server: sectionBundle({ '/': `return page('<h1>home</h1>');` }) });
  await releases.publish();
  portal = await startPortal(releases, { LIMIT_RENDERS_PER_SECTION: '8' });
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const countOf = (html: string) => Number(/<h1>(\d+) asked/.exec(html)?.[1]);

async function whole(): Promise<string> {
  let html = '';
  expect(
    await eventually(async () => {
      const answer = await portal.get(`/news?now=${performance.now()}`);
      html = await answer.text();
      return answer.headers.get('x-portal-rendered') === 'server';
    }, 10_000),
  ).toBe(true);
  return html;
}

describe('a section that is asked for more than it can render', () => {
  test.each([
    // The portal gives up on all eight after half a second
    ['/news/stuck', (elapsedMs: number) => 8 * Math.floor(elapsedMs / 500)],
    ['/news/busy', (elapsedMs: number) => Math.floor(elapsedMs / 100)],
  ])(
    '%s gets no more than its share; the rest is left to the browser at once, and other sections notice nothing',
    async (path, endedWithin) => {
      const before = countOf(await whole());
      const began = performance.now();
      const documents = Promise.all(Array.from({ length: 100 }, (_, index) => portal.get(`${path}?page=${index}`)));
      const home = await portal.get('/');
      expect(home.headers.get('x-portal-rendered')).toBe('server');
      const answers = await documents;
      const elapsed = performance.now() - began;
      // Eight at a time, a hundred would take six seconds and more
      expect(elapsed).toBeLessThan(3_000);
      // Eight at a time: each that ends makes room for another that comes while the rest still arrive
      const most = 8 + endedWithin(elapsed);
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(
        answers.filter((answer) => answer.headers.get('x-portal-rendered') === 'browser').length,
      ).toBeGreaterThanOrEqual(100 - most);
      // Its places are free again, although some renders never ended
      expect(countOf(await whole()) - before).toBeLessThanOrEqual(most);
    },
  );
});
