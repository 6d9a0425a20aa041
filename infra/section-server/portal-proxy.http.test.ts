import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { proxyToPortal } from './portal-proxy.ts';

const calls: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
let portal: Server;
let proxy: Server;
const portalOrigin = () => originOf(portal);
const proxyOrigin = () => originOf(proxy);
const originOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;
const listening = (server: Server) =>
  new Promise<Server>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

beforeAll(async () => {
  portal = await listening(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        calls.push({ method: request.method, url: request.url, headers: request.headers, body });
        response
          .writeHead(302, {
            location: `${portalOrigin()}/news`,
            'set-cookie': ['refresh=1; HttpOnly; Secure; Path=/', 'locale=ko'],
          })
          .end('moved');
      });
    }),
  );
  proxy = await listening(
    createServer((request, response) => proxyToPortal(portalOrigin(), proxyOrigin(), request, response)),
  );
});
afterAll(() => {
  portal.close();
  proxy.close();
});

describe('a portal that is visited through a dev server', () => {
  test('gets a call as if it had been made there', async () => {
    const headers = { origin: proxyOrigin(), referer: `${proxyOrigin()}/login`, 'x-more': 'yes' };
    await fetch(`${proxyOrigin()}/api/user/login?next=1`, {
      method: 'POST',
      body: 'words',
      headers,
      redirect: 'manual',
    });
    const { method, url, headers: seen, body } = calls.at(-1)!;
    expect([method, url, body]).toEqual(['POST', '/api/user/login?next=1', 'words']);
    expect(seen).toMatchObject({
      host: new URL(portalOrigin()).host,
      origin: portalOrigin(),
      referer: `${portalOrigin()}/login`,
      'x-more': 'yes',
    });
  });

  test('gets no call of another site as one of its own', async () => {
    await fetch(proxyOrigin(), { method: 'POST', headers: { origin: 'https://evil.example' }, redirect: 'manual' });
    expect(calls.at(-1)!.headers.origin).toBe('https://evil.example');
  });

  test('leads on through the dev server, with cookies that hold there', async () => {
    const answer = await fetch(proxyOrigin(), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, '/news', 'moved']);
    expect(answer.headers.getSetCookie()).toEqual(['refresh=1; HttpOnly; Path=/', 'locale=ko']);
  });

  test('that is away leads to 502', async () => {
    const alone = await listening(
      createServer((request, response) => proxyToPortal('http://127.0.0.1:9', 'http://localhost', request, response)),
    );
    const answer = await fetch(originOf(alone));
    expect([answer.status, await answer.text()]).toEqual([
      502,
      expect.stringContaining('http://127.0.0.1:9 does not answer'),
    ]);
    alone.close();
  });
});
