import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { initOf } from '../../testing/init-of.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';
import { ticketOf } from '../../testing/ticket-of.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases);
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const html = async (path: string, headers?: Record<string, string>) => (await portal.get(path, headers)).text();

describe('the data of a page', () => {
  const dataOf = (query: string) => portal.get(`/api/portal/page-data?${query}`);

  test('is what its document hands the browser, with the version that read it', async () => {
    const { page } = initOf(await html('/news?page=2&lang=en'));
    const answer = await dataOf(`url=${encodeURIComponent('/news?page=2')}&lang=en`);
    expect(answer.status).toBe(200);
    const data = { ...(page?.data as object), said: expect.any(Number) };
    expect(await answer.json()).toMatchObject({ section: 'news', version: 'v1', data });
  });

  test.each(['', 'url=/nowhere', 'url=//evil.example/news', 'url=/news/../news', 'url=%2Fnews%2500'])(
    'is none for %p',
    async (query) => {
      expect((await dataOf(query)).status).toBe(204);
    },
  );
});

describe('a document', () => {
  test.each([
    ['/news/gone', 404],
    ['/nowhere', 404],
    ['/news/closed', 503],
  ])('%s has the status that the page gives: %i', async (path, status) => {
    const answer = await portal.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(await answer.text()).not.toContain('canonical');
  });

  test('has words of its own section when a service is too slow', async () => {
    const answer = await portal.get('/news/waiting');
    expect([answer.status, answer.headers.get('x-portal-rendered')]).toEqual([503, 'server']);
    expect(await answer.text()).toContain('a service is slow');
  });

  test.each([
    ['/news/moved?page=2', 301, '/news?page=2'],
    ['/news/?page=2', 301, '/news?page=2'],
    ['/NEWS?page=2', 301, '/news?page=2'],
    ['/News/Moved', 301, '/news/Moved'],
    ['//evil.example//', 301, '/evil.example'],
  ])('%s leads on, with its query', async (path, status, location) => {
    // fetch would take `//evil.example` for a host.
    const answer = await new Promise<{ statusCode?: number; headers: Record<string, unknown> }>((resolve) => {
      rawRequest({ port: new URL(portal.origin).port, host: '127.0.0.1', path }, resolve).end();
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['location']).toBe(location);
  });

  test('comes in the language of the address, the cookie or the browser', async () => {
    const browser = { 'accept-language': 'fr, en;q=0.8, ko;q=0.2' };
    expect(await html('/news', browser)).toContain('<html lang="en" data-theme="dark">');
    expect(await html('/news', { ...browser, cookie: 'locale=ko' })).toContain('<html lang="ko" data-theme="dark">');
    expect(await html('/news?lang=en', { cookie: 'locale=ko' })).toContain('header en');
    expect((await portal.get('/news')).headers.get('vary')).toContain('cookie, accept-language');
  });

  test('is the same for every visitor; the ticket of each comes with the headers', async () => {
    const [first, second] = [await portal.get('/news/korean-only'), await portal.get('/news/korean-only')] as const;
    const document = await first.text();
    expect(await second.text()).toBe(document);
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const tickets = [ticketOf(first), ticketOf(second)];
    // 30 bytes, and 3 for each section
    expect(tickets.every((ticket) => /^[\w+/]{40,}$/.test(ticket))).toBe(true);
    expect(new Set(tickets).size).toBe(2);
    expect(initOf(document).nonce).toBe('');
  });

  test('is made once for visitors who ask at the same time', async () => {
    const documents = await Promise.all(['/news/slow', '/news/slow', '/news/slow'].map((path) => html(path)));
    expect(new Set(documents.map((document) => initOf(document).page?.data)).size).toBe(1);
    expect(initOf(await html('/news/slow')).page?.data).toBe(initOf(documents[0] ?? '').page?.data);
  });

  test('answers HEAD with the headers alone', async () => {
    const answer = await fetch(`${portal.origin}/news`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain("'strict-dynamic'");
    expect(await answer.text()).toBe('');
  });

  test('is compressed, and says how long it took', async () => {
    const answer = await portal.get('/news', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.headers.get('server-timing')).toMatch(/^render;dur=[\d.]+, total;dur=[\d.]+, ticket;desc="/);
    expect(await answer.text()).toContain('소식');
    const zipped = await portal.get('/news', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toContain('소식');
    expect((await portal.get('/news', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  test('leaves as bytes that were compressed once, densely when it leaves often', async () => {
    const bytes = async () =>
      Number((await portal.get('/news/dense', { 'accept-encoding': 'br' })).headers.get('content-length'));
    const first = await bytes();
    expect(await eventually(async () => (await bytes()) < first, 5_000)).toBe(true);
  });

  test.each(['/%E0%A4%A', '/%00', `/${'가'.repeat(300)}`, '/news/%2e%2e/x', '/?lang=%E0'])(
    'survives the address %s',
    async (path) => {
      expect((await portal.get(path)).status).toBeLessThan(500);
    },
  );
});
