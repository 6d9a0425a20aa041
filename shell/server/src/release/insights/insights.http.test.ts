import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { PageVisits, VersionInsights } from '@portal/contract';
import { publishSite } from '../../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;
let ticket = '';

beforeAll(async () => {
  // Column 1 of line 1 is line 10, column 5 of the sources
  const map = { version: 3, sources: ['mf-news/src/list.tsx'], names: ['List'], mappings: 'AASIA' };
  releases.write('news/v1/maps/client/app.js.map', JSON.stringify(map));
  portal = await startPortal(releases);
  ticket = ticketOf(await portal.get('/news'));
});
afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const team = { authorization: `Bearer ${releases.token('news')}` };
const read = async (query = '', headers: Record<string, string> = team) => {
  const answer = await portal.get(`/api/portal/releases/news/insights${query}`, headers);
  return { status: answer.status, body: (await answer.json()) as VersionInsights };
};
const of = { section: 'news', version: 'v1' };
const stack = (file: string) => `TypeError: x\n    at l (https://portal.example/r/news/v1/client/${file}:1:1)`;
const send = async (name: string, body: object, headers?: Record<string, string>) =>
  (await portal.post(`/api/portal/${name}`, { ticket, ...of, ...body }, headers)).status;

describe('how a version does', () => {
  test('is told to its team: documents, times, and errors of the server with the place', async () => {
    await portal.get('/news/broken');
    const { body } = await read();
    expect(body).toMatchObject({ section: 'news', version: 'v1' });
    expect(body.traffic).toHaveLength(60);
    const counted = body.traffic.flatMap(({ versions }) => versions);
    expect(counted.reduce((sum, row) => sum + row.documents, 0)).toBe(2);
    expect(counted.reduce((sum, row) => sum + row.documentsFailed, 0)).toBe(1);
    expect(body.times).toMatchObject([{ metric: 'render', page: '/news/*', version: { count: 1 } }]);
    expect(body.errors).toMatchObject([
      { witness: 'portal', kind: 'render', message: 'Error: no entries', page: '/news/*', count: 1, isKnown: false },
    ]);
  });

  test('has errors of browsers with lines of the sources, and nothing that names a visitor', async () => {
    const message = "TypeError: kim@example.com is no 'member'";
    const error = { kind: 'render', page: '/news/kim', message, stack: stack('app.js') };
    expect(await send('errors', error)).toBe(204);
    expect(await send('errors', error)).toBe(204);
    const { body } = await read();
    expect(body.errors[0]).toMatchObject({
      witness: 'browser',
      message: "TypeError: <e-mail> is no 'member'",
      page: '/news/*',
      count: 2,
      frames: [{ file: 'mf-news/src/list.tsx', line: 10, column: 5, name: 'List', isSource: true }],
    });
    expect(JSON.stringify(body)).not.toContain('kim');
  });

  test('has web vitals by page', async () => {
    expect(await send('vitals', { page: '/news', lcp: 1_800, inp: 90, cls: 0.3 })).toBe(204);
    const { body } = await read();
    const vitals = body.times.filter(({ metric }) => metric !== 'render');
    expect(vitals.map(({ metric, version }) => [metric, version?.count, version?.good, version?.fair])).toEqual([
      ['cls', 1, 0, 0],
      ['inp', 1, 1, 0],
      ['lcp', 1, 1, 0],
    ]);
  });

  test('is not told to others', async () => {
    expect((await read('', {})).status).toBe(401);
    expect((await read('', { authorization: `Bearer ${releases.token('home')}` })).status).toBe(403);
    expect((await read('?period=year')).status).toBe(400);
  });
});

describe('visits by page', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
  const visits = async (query = '', headers: Record<string, string> = team) => {
    const answer = await portal.get(`/api/portal/releases/news/visits${query}`, headers);
    return { status: answer.status, body: (await answer.json()) as PageVisits };
  };
  const today = async () => (await visits()).body.pages.map(({ page, visits: counts }) => [page, counts.at(-1)]);

  test('are documents that people open, by route and day', async () => {
    const before = Number((await today())[0]?.[1] ?? 0);
    await portal.get('/news', browser);
    await portal.get('/news?name=kim', browser);
    const { body } = await visits('?days=7');
    expect(body.days).toHaveLength(7);
    expect(body.pages).toEqual([{ page: '/news/*', visits: [0, 0, 0, 0, 0, 0, before + 2] }]);
    expect(JSON.stringify(body)).not.toContain('kim');
  });

  test('are not those of programs, of pages that are fetched ahead, and of what is not there', async () => {
    const before = await today();
    await portal.get('/news', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' });
    await portal.get('/news', { ...browser, 'sec-purpose': 'prefetch;prerender' });
    await portal.get('/nowhere', browser);
    expect(await today()).toEqual(before);
  });

  test('are told to the team of the section alone', async () => {
    expect((await visits('', {})).status).toBe(401);
    expect((await visits('', { authorization: `Bearer ${releases.token('home')}` })).status).toBe(403);
    expect((await visits('?days=0')).status).toBe(400);
  });
});

test('source maps are not served', async () => {
  for (const path of ['/r/news/v1/maps/client/app.js.map', '/r/news/v1/client/../maps/client/app.js.map'])
    expect((await portal.get(path)).status).toBe(404);
});

describe('what is reported', () => {
  test('without the ticket of a document, or of a version that nobody gets, is dropped', async () => {
    const before = (await read()).body;
    const error = { kind: 'render', page: '/news', message: 'Error: forged', stack: stack('app.js') };
    expect(await send('errors', { ...error, ticket: 'forged' })).toBe(204);
    expect(await send('errors', { ...error, version: 'v9' })).toBe(204);
    expect(await send('errors', { ...error, kind: 'unhandled', stack: '' })).toBe(204);
    expect((await read()).body.errors).toEqual(before.errors);
  });

  test('is refused when it is no report, or larger than one', async () => {
    expect(await send('vitals', { page: 'news' })).toBe(400);
    expect(await send('vitals', { page: '/news', lcp: -1 })).toBe(400);
    expect(await send('errors', { kind: 'render', page: '/', message: 'x'.repeat(601), stack: '' })).toBe(400);
    expect(await send('errors', { kind: 'render', page: '/', message: 'x', stack: 'x'.repeat(20_000) })).toBe(400);
  });

  test('comes from one address only so fast, and web vitals leave room for failures', async () => {
    const paces = await Promise.all(Array.from({ length: 490 }, () => send('vitals', { page: '/news', lcp: 900 })));
    expect(paces.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await send('failures', { kind: 'none' })).toBe(204);
  });
});
