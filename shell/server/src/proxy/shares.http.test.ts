import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { openRaw, type RawConnection } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishSite();
let service: FakeService;
let portal: RunningPortal;

beforeAll(async () => {
  const json = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  service = await startFakeService({ '/api/user/signin': json, '/api/user/upload': json });
  portal = await startPortal(releases, {
    ACCOUNT_URL: service.origin,
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_BODY_SECONDS: '60',
    LIMIT_WAIT_SECONDS: '1',
  });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

const honest = '203.0.113.7';

function post(path: string, address: string, bytes: number): Promise<Response> {
  return fetch(portal.origin + path, {
    method: 'POST',
    body: 'a'.repeat(bytes),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
}

const begun: RawConnection[] = [];

afterEach(() => {
  for (const { socket } of begun.splice(0)) socket.destroy();
});

/** Sends the beginning of a body of that size. */
async function begin(path: string, address: string, bytes: number, sentBytes: number): Promise<RawConnection> {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;
  const connection = await openRaw(portal.origin, Buffer.concat([Buffer.from(head), Buffer.alloc(sentBytes, 'a')]));
  begun.push(connection);
  return connection;
}

const isRefused = ({ received }: RawConnection) => received().startsWith('HTTP/1.1 503');

describe('bodies of which one network sends a half each', () => {
  test('leave memory for the calls of others', async () => {
    const half = 256_000;
    const all = 266;
    for (let sent = 0; sent < all; sent += 1)
      await begin('/api/user/signin', `198.51.100.${sent % 250}`, 2 * half, half);
    // The last ones find no room
    expect(await eventually(() => begun.some(isRefused))).toBe(true);
    const statuses = await Promise.all(
      [100, 1_000, 200_000, 300_000].map((bytes) => post('/api/user/signin', honest, bytes)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    const refused = begun.filter(isRefused);
    expect(refused[0]?.received()).toMatch(/retry-after: 2/i);
    expect(refused.length).toBeGreaterThan(all / 4);
  });
});

describe('uploads that several addresses begin and do not end', () => {
  test('leave places for the uploads of others', async () => {
    await Promise.all(
      ['198.51.100.1', '198.51.101.1', '198.51.102.1'].flatMap((address) =>
        Array.from({ length: 16 }, () => begin('/api/user/upload', address, 5_000_000, 400_000)),
      ),
    );
    const uploading = () => service.seen.filter(({ url }) => url === '/api/user/upload').length;
    expect(await eventually(() => uploading() >= 36)).toBe(true);
    await wait(300);
    const uploads = await Promise.all(
      ['203.0.113.7', '192.0.2.7'].map((address) => post('/api/user/upload', address, 500_000)),
    );
    expect(uploads.map(({ status }) => status)).toEqual([200, 200]);
  });
});
