import { request as rawRequest, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
const longList = JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ title: `item ${index}` })));
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let service: FakeService;
let portal: RunningPortal;

beforeAll(async () => {
  const json = (text: string) => (_request: unknown, response: ServerResponse) => {
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'x-request-id': 'not-this',
        'content-length': Buffer.byteLength(text),
      })
      .end(text);
  };
  service = await startFakeService({
    '/api/news/view': json(longList),
    '/api/news/attachment': (request, response) => {
      const headers = { 'content-type': 'text/csv; charset=utf-8', etag: '"abc"' };
      const known = request.headers['if-none-match']?.replace('W/', '') === '"abc"';
      if (known) return void response.writeHead(304, headers).end();
      const isPart = request.headers['if-range'] === '"abc"';
      if (isPart) return void response.writeHead(206, { ...headers, 'content-range': 'bytes 0-1/9' }).end('[{');
      return void response.writeHead(200, headers).end(longList);
    },
    '/api/news/detail': json('{"id":1}'),
    '/api/user/detail': json(longList),
    '/api/news/write': json('{"written":true}'),
    '/api/news/slow': (_request, response) => void setTimeout(() => response.end('late'), 200),
    '/api/news/busy': (_request, response) => void response.writeHead(503, { 'retry-after': '7' }).end(),
    '/api/news/cut': (_request, response) => void response.destroy(),
    '/api/careers/view': json('[]'),
    '/api/jobs/write': json('{}'),
    '/health/ready': json('{}'),
  });
  portal = await startPortal(releases, { COMMUNITY_URL: service.origin, ACCOUNT_URL: service.origin });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

/** fetch does not let a caller set these headers. */
function rawGet(
  path: string,
  headers: IncomingHttpHeaders,
): Promise<{ status?: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port: new URL(portal.origin).port, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });
}

describe('a call', () => {
  test('reaches its service with path and query, and its answer comes back compressed', async () => {
    const answer = await portal.get('/api/news/view?page=2&title=%ED%95%9C', { 'accept-encoding': 'br' });
    expect(service.seen.at(-1)).toMatchObject({ method: 'GET', url: '/api/news/view?page=2&title=%ED%95%9C' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(longList);
  });

  test.each([
    [{ 'accept-encoding': 'identity' }, 200, null, '"abc"'],
    [{ 'accept-encoding': 'br' }, 200, 'br', 'W/"abc"'],
    [{ 'accept-encoding': 'gzip' }, 200, 'gzip', 'W/"abc"'],
    [{ 'accept-encoding': 'br', 'if-none-match': 'W/"abc"' }, 304, null, 'W/"abc"'],
    [{ 'accept-encoding': 'identity', 'if-none-match': '"abc"' }, 304, null, '"abc"'],
    [{ 'accept-encoding': 'br', range: 'bytes=0-1', 'if-range': '"abc"' }, 206, null, '"abc"'],
    [{ 'accept-encoding': 'br', range: 'bytes=0-1', 'if-range': 'W/"abc"' }, 200, 'br', 'W/"abc"'],
  ])('with %j has a strong tag for the bytes of the service alone', async (headers, status, encoding, etag) => {
    const answer = await portal.get('/api/news/attachment', headers);
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
      status,
      encoding,
      etag,
    ]);
  });

  test('is compressed neither when short nor when it is about a person', async () => {
    const accept = { 'accept-encoding': 'br' };
    expect((await portal.get('/api/news/detail', accept)).headers.get('content-encoding')).toBeNull();
    expect((await portal.get('/api/user/detail', accept)).headers.get('content-encoding')).toBeNull();
  });

  test('gets a request id of the portal: the same upstream, in the answer and in the log', async () => {
    const answer = await portal.get('/api/news/detail?email=kim@example.com', { 'x-request-id': 'forged' });
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(uuid);
    expect(service.seen.at(-1)?.headers['x-request-id']).toBe(id);
    await wait(50);
    const line = portal
      .output()
      .split('\n')
      .find((text) => text.includes(id));
    expect(line).toContain('"path":"/api/news/detail"');
    expect(portal.output()).not.toContain('kim@example.com');
  });

  test('carries no claim of the visitor about who or where they are', async () => {
    await rawGet('/api/news/detail', {
      connection: 'keep-alive, x-secret',
      'x-secret': 'hop',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-user-id': '1',
      'x-user-role': 'admin',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      authorization: 'Bearer token',
      cookie: 'a=b',
    });
    const headers = service.seen.at(-1)?.headers ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      authorization: 'Bearer token',
      cookie: 'a=b',
    });
    for (const name of ['x-secret', 'x-forwarded-host', 'x-user-id', 'x-user-role', 'x-real-ip', 'forwarded'])
      expect(headers).not.toHaveProperty(name);
  });

  test('brings the refresh cookie of https to account alone', async () => {
    const sent = { cookie: 'a=b; __Host-refresh_token=secret; c=d' };
    await rawGet('/api/news/detail', sent);
    expect(service.seen.at(-1)?.headers['cookie']).toBe('a=b; c=d');
    await rawGet('/api/news/detail', { cookie: '__Host-refresh_token=secret' });
    expect(service.seen.at(-1)?.headers['cookie'] ?? '').not.toContain('secret');
    await rawGet('/api/user/detail', sent);
    expect(service.seen.at(-1)?.headers['cookie']).toBe(sent.cookie);
  });

  test('brings its body, of whatever type, byte for byte', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(3_000_000)]), '한글.pdf');
    for (const body of ['{"a": 1 }', form]) {
      const answer = await fetch(`${portal.origin}/api/news/write`, { method: 'POST', body });
      expect(await answer.json()).toEqual({ written: true });
    }
    const [json, multipart] = service.seen.slice(-2);
    expect(json?.bodyBytes).toBe(9);
    expect(multipart?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(multipart?.bodyBytes).toBeGreaterThan(3_000_000);
  });

  test('with a body that says it is above 6 MB is refused', async () => {
    const answer = await fetch(`${portal.origin}/api/news/write`, {
      method: 'POST',
      body: new Uint8Array(6 * 1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body-too-large' });
  });

  test('with a body that grows above 6 MB without saying so is refused too', async () => {
    const status = await new Promise<number | undefined>((resolve) => {
      const sender = rawRequest(
        { host: '127.0.0.1', port: new URL(portal.origin).port, path: '/api/news/write', method: 'POST' },
        (answer) => {
          resolve(answer.statusCode);
          sender.destroy();
        },
      );
      sender.on('error', () => resolve(undefined));
      for (let sent = 0; sent < 8; sent += 1) sender.write(new Uint8Array(1024 * 1024));
      sender.end();
    });
    expect(status).toBe(413);
    expect(service.seen.at(-1)?.bodyBytes).toBeLessThanOrEqual(6 * 1024 * 1024);
    expect((await portal.get('/api/news/detail')).status).toBe(200);
  });

  test('with the catalogue of an admin may have 20 MB', async () => {
    const send = (bytes: number) =>
      fetch(`${portal.origin}/api/file/admin/documents/company/file`, { method: 'POST', body: new Uint8Array(bytes) });
    expect((await send(20 * 1024 * 1024)).status).not.toBe(413);
    expect((await send(21 * 1024 * 1024 + 1)).status).toBe(413);
  });

  test('whose content type is none is refused, and no service is asked', async () => {
    const before = service.seen.length;
    const answer = await fetch(`${portal.origin}/api/news/write`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'x' },
    });
    expect([answer.status, await answer.json()]).toEqual([415, expect.objectContaining({ code: 'unsupported-type' })]);
    expect(service.seen.length).toBe(before);
  });

  test('that a service cannot take now is passed on as it is, and not repeated', async () => {
    const before = service.seen.length;
    const answer = await portal.get('/api/news/busy');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(service.seen.length).toBe(before + 1);
  });

  test.each(['/api/education/view', '/api/news/cut'])('%s, whose service does not answer, says so', async (path) => {
    const answer = await portal.get(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      code: 'service-unavailable',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  test.each(['/api/nobody/view', '/api', '/api/'])('%s, which no service answers, is a 404', async (path) => {
    for (const init of [{}, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }]) {
      const answer = await fetch(portal.origin + path, init);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'unknown-call' });
    }
  });

  test('cannot leave the base of its service', async () => {
    const before = service.seen.length;
    const answers = await Promise.all(
      ['/api/news/%2e%2e/user/detail', '/api/news/../../health/ready'].map((path) => rawGet(path, {})),
    );
    expect(answers.every(({ status }) => status === 400 || status === 404)).toBe(true);
    expect(service.seen.length).toBe(before);
  });
});

test('a service that comes while the portal runs is reached, and no more once it is gone', async () => {
  const called = () => portal.get('/api/careers/view?page=2');
  portal.process.send({ furtherServices: `careers=${service.origin}/careers,jobs` });
  expect(await eventually(async () => (await called()).status === 200)).toBe(true);
  expect(service.seen.at(-1)).toMatchObject({ url: '/api/careers/view?page=2' });
  expect((await portal.post('/api/jobs/write', {})).status).toBe(200);
  expect(service.seen.at(-1)?.headers['x-forwarded-for']).toBeDefined();
  expect((await portal.get('/api/nobody/view')).status).toBe(404);
  portal.process.send({ furtherServices: '' });
  expect(await eventually(async () => (await called()).status === 404)).toBe(true);
});

describe('the health of the site', () => {
  test('is ready while a service is down, and says which', async () => {
    const answer = await portal.get('/health/ready');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ready', services: { account: 'ready', education: 'down' } });
  });

  test('shows its metrics to this machine only', async () => {
    expect(await (await portal.get('/metrics')).text()).toContain('portal_requests_total{kind="api",status="2xx"}');
    expect((await rawGet('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });
});
