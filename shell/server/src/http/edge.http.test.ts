import { request as rawRequest, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { openRaw, sendRaw } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(20_000);

const releases = publishSite();
let service: FakeService;
let portal: RunningPortal;

beforeAll(async () => {
  const signOut = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(204, { 'set-cookie': 'refresh=; Max-Age=0' }).end();
  service = await startFakeService({
    '/api/user/signout': signOut,
    '/api/user/list': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  });
  portal = await startPortal(releases, { ACCOUNT_URL: service.origin });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

/** fetch does not let a caller set these headers. */
function call(
  method: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = rawRequest(
      { host: '127.0.0.1', port: new URL(portal.origin).port, method, path, headers },
      async (answer) => {
        let text = '';
        for await (const chunk of answer) text += String(chunk);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      },
    );
    sent.on('error', reject).end();
  });
}

describe('what another site has a browser send', () => {
  const local = () => portal.origin;
  test.each([
    [
      'a form there',
      () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'content-type': 'text/plain' }),
    ],
    ['a page of a neighbouring host', () => ({ 'sec-fetch-site': 'same-site', origin: 'https://evil.portal.example' })],
    ['a browser that says no site', () => ({ origin: 'https://evil.example' })],
    ['a sandboxed page', () => ({ origin: 'null' })],
    ['a page that claims our origin', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' })],
    ['a value that nobody knows', () => ({ 'sec-fetch-site': 'own' })],
  ])('is refused and changes no cookie: %s', async (_name, headers) => {
    const before = service.seen.length;
    const { status, headers: sent, text } = await call('POST', '/api/user/signout', headers());
    expect([status, sent['content-type']]).toEqual([403, 'application/problem+json; charset=utf-8']);
    expect(JSON.parse(text)).toMatchObject({ status: 403, code: 'cross-site-request' });
    expect(sent).not.toHaveProperty('set-cookie');
    expect(service.seen.length).toBe(before);
  });

  test.each([
    ['our own page', () => ({ 'sec-fetch-site': 'same-origin', origin: 'https://portal.example' })],
    [
      'our page in a dev server on this machine',
      () => ({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3001' }),
    ],
    ['a visitor by hand', () => ({ 'sec-fetch-site': 'none' })],
    ['an older browser', () => ({ origin: 'https://portal.example' })],
    ['the site under its local name', () => ({ origin: local() })],
    ['a client that is no browser', () => ({})],
  ])('is not: %s', async (_name, headers) => {
    expect((await call('POST', '/api/user/signout', headers())).status).toBe(204);
  });

  test('may be read as before', async () => {
    expect((await call('GET', '/api/user/list', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await call('GET', '/news', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('is refused with %s too, also for the portal itself', async (method) => {
    expect((await call(method, '/api/portal/releases/news', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('the headers', () => {
  test.each([
    '/news',
    '/nowhere',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/health/ready',
    '/api/user/list',
    '/api/user/nothing',
    '/api/nobody',
    '/api/portal/registry',
    '/r/news/v1/client/app.js',
    '/r/nothing',
    '/%E0%A4%A',
  ])('of %s keep it on https, as what it says it is, and for this site alone', async (path) => {
    const { headers } = await call('GET', path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers['cross-origin-resource-policy']).toBe(path.startsWith('/r/') ? 'cross-origin' : 'same-origin');
  });

  test('let a document load nothing that is not named, and anything else nothing at all', async () => {
    expect((await call('GET', '/news')).headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-/,
    );
    for (const path of ['/api/user/list', '/api/nobody', '/robots.txt', '/health/live']) {
      expect((await call('GET', path)).headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
    }
    expect((await call('GET', '/r/news/v1/client/app.js')).headers).not.toHaveProperty('content-security-policy');
  });

  test('are also sent with the response to malformed requests', async () => {
    const answer = await sendRaw(portal.origin, 'nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('strict-transport-security: max-age');
    expect(answer).toContain('{"type":"about:blank","title":"Bad Request","status":400,"code":"bad-request"}');
    const large = await sendRaw(portal.origin, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(large).toMatch(/^HTTP\/1\.1 431 /);
  });
});

test('a head that is too large gets its refusal although its sender goes on', async () => {
  const { socket, received, closed } = await openRaw(portal.origin, '', { allowHalfOpen: true });
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\nContent-Length: 200000\r\n\r\n`);
  for (let part = 0; part < 4; part += 1) {
    await wait(50);
    socket.write('b'.repeat(50_000));
  }
  await wait(100);
  expect(errors).toEqual([]);
  expect(received()).toMatch(/^HTTP\/1\.1 431 /);
  expect(received().match(/HTTP\//g)).toHaveLength(1);
  expect(await closed(100)).toBe(true);
});

test('a sender that never stops is cut off', async () => {
  const { socket } = await openRaw(portal.origin, 'nonsense\r\n\r\n', { allowHalfOpen: true });
  const sending = setInterval(() => socket.write('more nonsense\r\n\r\n'), 50);
  const began = performance.now();
  while (!socket.closed && performance.now() - began < 8_000) await wait(50);
  clearInterval(sending);
  expect(socket.closed).toBe(true);
});

describe('a path that is none', () => {
  const parts = [
    '../x',
    '..',
    '%2e%2e/x',
    '..%2f..%2fetc/passwd',
    'a\\..\\b',
    '%00',
    'a%00b',
    '%',
    '%E0%A4%A',
    '%ff%fe',
    '%ED%A0%80',
    'a'.repeat(5_000),
    '%EA%B0%80'.repeat(300),
  ];
  const bases = [
    '/',
    '/news/',
    '/r/',
    '/r/news/v1/client/',
    '/api/user/',
    '/api/',
    '/api/portal/releases/',
    '/health/',
  ];
  test.each(bases)('below %s is not found or refused, never a failure', async (base) => {
    const before = service.seen.length;
    const statuses = await Promise.all(parts.map(async (part) => (await call('GET', base + part)).status));
    expect(statuses.filter((status) => ![301, 400, 401, 404, 414].includes(status))).toEqual([]);
    const passed = service.seen.slice(before).map(({ url }) => url);
    expect(passed.filter((url) => url.includes('..') || url.includes('%00') || url.includes('%2e'))).toEqual([]);
  });

  test('that a file system would not take is not found', async () => {
    expect((await call('GET', `/r/news/v1/client/${'%EA%B0%80'.repeat(200)}`)).status).toBe(404);
    expect((await call('GET', `/r/${'a'.repeat(3_000)}/v1/client/app.js`)).status).toBe(404);
  });
});

describe('the health of the site', () => {
  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])(
    'is told to a stranger, behind a proxy that says %s, in a word',
    async (header) => {
      const { status, text } = await call('GET', '/health/ready', { [header]: '203.0.113.7' });
      expect([status, JSON.parse(text)]).toEqual([200, { status: 'ready' }]);
      expect((await call('GET', '/metrics', { [header]: '203.0.113.7' })).status).toBe(404);
    },
  );

  test('is told to this machine by service', async () => {
    expect(JSON.parse((await call('GET', '/health/ready')).text)).toMatchObject({
      status: 'ready',
      revision: 1,
      services: { account: 'down', education: 'down' },
    });
  });
});
