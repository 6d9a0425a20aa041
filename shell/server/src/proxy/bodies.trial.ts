import { request as rawRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { halfPost, openRaw, sendRaw } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(40_000);

const releases = publishSite();
let service: FakeService;
let refusing: RefusingService;
let portal: RunningPortal;

beforeAll(async () => {
  service = await startFakeService({ '/api/user/jwks.json': json('{"keys":[]}'), '/api/user/signin': json('{}') });
  refusing = await startRefusingService();
  portal = await startPortal(releases, {
    ACCOUNT_URL: service.origin,
    COMMUNITY_URL: refusing.origin,
    LIMIT_BODY_SECONDS: '2',
    LIMIT_UPLOADS_PER_ADDRESS: '4',
  });
});

afterAll(async () => {
  await portal.stop();
  service.close();
  refusing.close();
  await releases.remove();
});

function json(text: string) {
  return (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

interface RefusingService {
  origin: string;
  close(): void;
}

/**
 * Refuses every upload as soon as its head is read and never reads the rest, on a connection that it keeps: what a service
 * does that throws in the middle of a multipart body. Written on a bare socket, for Node's own server would read the rest.
 */
async function startRefusingService(): Promise<RefusingService> {
  const server = createServer((socket) => {
    let isStuck = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (isStuck) return;
      const head = chunk.toString('latin1');
      if (head.startsWith('GET ')) return void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]');
      isStuck = true;
      socket.pause();
      socket.write(
        'HTTP/1.1 413 Payload Too Large\r\nContent-Type: application/problem+json\r\nContent-Length: 26\r\n\r\n{"code":"field-too-large"}',
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** Uploads as a browser does: it reads the answer only when all is sent. */
function upload(
  path: string,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<{ status?: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sender = rawRequest(
      {
        host: '127.0.0.1',
        port: new URL(portal.origin).port,
        path,
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes, ...headers },
      },
      async (answer: IncomingMessage) => {
        let text = '';
        for await (const chunk of answer) text += String(chunk);
        resolve({ status: answer.statusCode, text });
      },
    );
    sender.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024);
    let sent = 0;
    const more = (): void => {
      while (sent < bytes) {
        const part = chunk.subarray(0, Math.min(chunk.length, bytes - sent));
        sent += part.length;
        if (!sender.write(part)) return void sender.once('drain', more);
      }
      sender.end();
    };
    more();
  });
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  expect((await call()).status).toBe(200);
  return performance.now() - began;
}

describe('bodies of which only a part comes', () => {
  test.each([140, 400, 1_000])('of %i visitors who leave do not end the portal', async (count) => {
    const open = await Promise.all(
      Array.from({ length: Math.min(count, 500) }, () => openRaw(portal.origin, halfPost('/api/user/signin'))),
    );
    await wait(1_000);
    for (const { socket } of open) socket.resetAndDestroy();
    const more = await Promise.all(
      Array.from({ length: count - open.length }, () => openRaw(portal.origin, halfPost('/api/user/signin'))),
    );
    await wait(300);
    for (const { socket } of more) socket.destroy();
    await wait(300);
    expect(portal.process.exitCode).toBeNull();
    expect((await portal.get('/api/user/jwks.json')).status).toBe(200);
    expect(portal.output()).not.toContain('uncaught');
  });

  test('do not reach a service, nor hold up the calls of others', async () => {
    const before = service.seen.length;
    const open = await Promise.all(
      Array.from({ length: 250 }, () => openRaw(portal.origin, halfPost('/api/user/signin'))),
    );
    await wait(300);
    const times = [];
    for (let call = 0; call < 10; call += 1) times.push(await timed(() => portal.get('/api/user/jwks.json')));
    expect(service.seen.slice(before).map(({ url }) => url)).toEqual(
      Array.from({ length: 10 }, () => '/api/user/jwks.json'),
    );
    expect(Math.max(...times)).toBeLessThan(1_000);
    for (const { socket } of open) socket.destroy();
  });

  test('are refused in a second or two, on a connection that ends', async () => {
    const answer = await sendRaw(portal.origin, halfPost('/api/user/signin'), 5_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('"code":"body-too-slow"');
  });

  test('of releases and of failure reports do not end the portal either', async () => {
    const tar =
      'POST /api/portal/releases/news HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/x-tar\r\nContent-Length: 5000000\r\n\r\nabc';
    const texts = [
      tar,
      halfPost('/api/portal/failures'),
      halfPost('/api/nobody/view'),
      halfPost('/news'),
      'POST /api/news/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab',
    ];
    const open = await Promise.all(
      texts.flatMap((text) => Array.from({ length: 20 }, () => openRaw(portal.origin, text))),
    );
    await wait(300);
    for (const [index, { socket }] of open.entries()) {
      if (index % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
    }
    await wait(300);
    expect((await portal.get('/api/user/jwks.json')).status).toBe(200);
    expect(portal.output()).not.toContain('uncaught');
  });
});

describe('an upload that its service refuses while it comes', () => {
  test('gets that refusal, once it is sent', async () => {
    const { status, text } = await upload('/api/classroom/edit', 4_000_000);
    expect(status).toBe(413);
    expect(text).toContain('field-too-large');
  });

  test('leaves no connection on which the next call would wait', async () => {
    const uploads = Array.from({ length: 12 }, () => upload('/api/classroom/edit', 600_000));
    await Promise.all(uploads);
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 40 }, () => portal.get('/api/classroom/view')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
