import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { goodNews, newsCandidates, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

// A portal takes a second to start, and a proof another.
jest.setTimeout(60_000);

const releases = publishProofSite();
let portal: RunningPortal;
const release = newsCandidates(releases, () => portal);

beforeAll(async () => {
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const liveVersion = async () =>
  ((await (await portal.get('/api/portal/registry')).json()) as { sections: { news: { version: string } } }).sections
    .news.version;

test('a release with nothing wrong goes live', async () => {
  const { status, body, version } = await release({});
  expect([status, body.findings]).toEqual([200, undefined]);
  expect(await liveVersion()).toBe(version);
});

test('a page that is too slow for visitors, and one that is no more, are told, and refuse nothing', async () => {
  const gone = await release({
    paths: ['/news', '/news/*', '/news-old'],
    server: newsServer({
      pages: { '/news-old': `return page('<h1>old</h1>');` },
    }),
  });
  expect(gone.status).toBe(200);
  const slow = await release({
    server: newsServer({
      pages: { '/news': `await new Promise((done) => setTimeout(done, 700)); return page('<h1>news</h1>');` },
    }),
  });
  expect(slow.status).toBe(200);
  const proof = await portal.post(
    '/api/portal/releases/news/proof',
    { version: slow.version },
    { authorization: `Bearer ${releases.token('news')}` },
  );
  const { notes } = (await proof.json()) as { notes: string[] };
  expect(notes).toContainEqual(
    expect.stringMatching(/^\/news \(ko\) takes \d+ ms: after 500 ms documents come without it/),
  );
});

test('lists a refused version as refused, with the findings', async () => {
  const { version, status, body } = await release({ server: `throw new Error('a broken bundle');` });
  expect(status).toBe(422);
  const overview = await portal.get('/api/portal/releases/news', { authorization: `Bearer ${releases.token('news')}` });
  const { versions } = (await overview.json()) as {
    versions: { version: string; state: string; refused?: { at: string; findings: unknown[] } }[];
  };
  expect(versions.find((known) => known.version === version)).toMatchObject({
    state: 'published',
    refused: { at: expect.stringMatching(/^\d{4}-/), findings: body.findings },
  });
  expect(versions.filter(({ state }) => state === 'live').every(({ refused }) => refused === undefined)).toBe(true);
});

test('of a section that is not live yet, a page whose service is down is refused', async () => {
  const withdrawn = await portal.post(
    '/api/portal/releases/news/withdraw',
    {},
    { authorization: `Bearer ${releases.token('news')}` },
  );
  expect(withdrawn.status).toBe(200);
  const { status, body } = await release({
    server: newsServer({ pages: { '/news': `return page('<h1>news</h1>', { status: 503 });` } }),
  });
  expect(status).toBe(422);
  expect(body.findings?.[0]?.cause).toContain('/news (ko) answers 503: its service does not answer');
  expect((await release({})).status).toBe(200);
});

test('a page whose service is down for the live version too is noted, not refused', async () => {
  const down = { '/news': `return page('<h1>news</h1>', { status: 503 });` };
  releases.add({ ...goodNews('down'), server: newsServer({ pages: down }) });
  await releases.publish();
  await portal.stop();
  portal = await startPortal(releases);
  const { status } = await release({ server: newsServer({ pages: down }) });
  expect(status).toBe(200);
});
