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
const held: ServerResponse[] = [];
let service: FakeService;
let portal: RunningPortal;

beforeAll(async () => {
  const json = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  service = await startFakeService({
    '/api/user/quick': json,
    '/api/user/upload': json,
    '/api/user/held': (_request, response) => void held.push(response),
    '/api/news/quick': json,
  });
  portal = await startPortal(releases, {
    ACCOUNT_URL: service.origin,
    COMMUNITY_URL: service.origin.replace('127.0.0.1', 'localhost'),
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_CALLS_PER_SERVICE: '8',
    LIMIT_CALLS_PER_ADDRESS: '4',
    LIMIT_WAITING_CALLS_PER_SERVICE: '8',
    LIMIT_WAIT_SECONDS: '1',
    LIMIT_UPLOADS_PER_SERVICE: '4',
    LIMIT_UPLOADS_PER_ADDRESS: '2',
    LIMIT_BODY_MEMORY_MB: '1',
  });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  await releases.remove();
});

// Places that were used much rest before they are used again
afterEach(() => wait(150));

const from = (address: string) => ({ 'x-forwarded-for': address });
const call = (path: string, address: string) => portal.get(path, from(address));

async function releaseHeld(): Promise<void> {
  for (const response of held.splice(0)) response.end('{}');
  await wait(50);
}

describe('a service that is asked for more than it works on at a time', () => {
  test('works on what waits in its turn; beyond that a call is refused with a time to come back', async () => {
    const calls = [1, 1, 1, 1, 2, 2, 3, 4].map((network) => call('/api/user/held', `198.51.${network}.7`));
    expect(await eventually(() => held.length === 8)).toBe(true);
    const waiting = call('/api/user/quick', '203.0.113.1');
    const refused = await Promise.all(Array.from({ length: 8 }, () => call('/api/user/quick', '203.0.113.2')));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    expect(await refused[0]?.json()).toMatchObject({ code: 'too-busy' });
    expect((await waiting).status).toBe(503);
    const inTurn = call('/api/user/quick', '203.0.113.1');
    await releaseHeld();
    expect((await inTurn).status).toBe(200);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  });

  test('is not taken by one visitor alone, nor the services beside it', async () => {
    const calls = Array.from({ length: 6 }, () => call('/api/user/held', '203.0.113.9'));
    expect(await eventually(() => held.length === 4)).toBe(true);
    expect((await call('/api/user/quick', '198.51.100.1')).status).toBe(200);
    expect((await call('/api/news/quick', '203.0.113.9')).status).toBe(200);
    await releaseHeld();
    expect(await eventually(() => held.length === 2)).toBe(true);
    await releaseHeld();
    expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  });

  test('has its places back once it is done with visitors who left', async () => {
    const leaving = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        openRaw(portal.origin, `GET /api/user/held HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.51.${index}.7\r\n\r\n`),
      ),
    );
    expect(await eventually(() => held.length === 8)).toBe(true);
    for (const { socket } of leaving) socket.destroy();
    await wait(100);
    expect((await call('/api/user/quick', '203.0.113.0')).status).toBe(503);
    expect(held.length).toBe(8);
    await releaseHeld();
    expect((await call('/api/user/quick', '203.0.113.0')).status).toBe(200);
  });
});

const uploadHead = (address: string, bytes: number) =>
  `POST /api/user/upload HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes}\r\n\r\n`;

/** The beginning of an upload that is too large to be held. */
async function beginUpload(address: string, bytes = 1_000_000): Promise<RawConnection> {
  const upload = await openRaw(portal.origin, uploadHead(address, bytes));
  upload.socket.write(Buffer.alloc(400 * 1024));
  return upload;
}

describe('uploads', () => {
  test('that take their time hold up neither other calls nor the uploads of other networks', async () => {
    const uploads = await Promise.all(Array.from({ length: 10 }, () => beginUpload('203.0.113.9')));
    await wait(200);
    expect((await call('/api/user/quick', '203.0.113.9')).status).toBe(200);
    const other = await fetch(`${portal.origin}/api/user/upload`, {
      method: 'POST',
      body: new Uint8Array(500_000),
      headers: from('198.51.100.1'),
    });
    expect(other.status).toBe(200);
    for (const { socket } of uploads) socket.destroy();
  });

  test('that stall are refused, and their connection is closed', async () => {
    const upload = await beginUpload('203.0.113.9');
    expect(await upload.closed(15_000)).toBe(true);
    expect(upload.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(upload.received()).toContain('"code":"body-too-slow"');
  });

  // That they may take longer than a service has to answer is shown in slow-uploads.trial.ts
  test('may come in slices, as long as they go on', async () => {
    const slices = 24;
    const upload = await openRaw(portal.origin, uploadHead('203.0.113.9', slices * 32 * 1024));
    for (let slice = 0; slice < slices; slice += 1) {
      upload.socket.write(Buffer.alloc(32 * 1024));
      await wait(40);
    }
    expect(await eventually(() => upload.received().startsWith('HTTP/1.1 200'))).toBe(true);
    upload.socket.destroy();
  });
});

test('bodies that are held for all visitors take no more memory than they may, and give it back', async () => {
  const text = (bytes: number) =>
    `POST /api/user/quick HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n\r\n${'a'.repeat(bytes)}`;
  const open = await Promise.all(Array.from({ length: 8 }, () => openRaw(portal.origin, text(250_000))));
  expect(await eventually(() => open.filter(({ received }) => received().startsWith('HTTP/1.1 503')).length >= 4)).toBe(
    true,
  );
  for (const { socket } of open) socket.destroy();
  expect(await eventually(async () => (await portal.post('/api/user/quick', 'a'.repeat(250_000))).status === 200)).toBe(
    true,
  );
});
