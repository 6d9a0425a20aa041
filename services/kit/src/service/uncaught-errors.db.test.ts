import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testEnvironment } from '../testing/test-environment.ts';

/** The compiled kit: a process that Jest does not run has no sources. */
const kit = new URL('../../dist/src/index.js', import.meta.url).href;
const program = `
  import { Readable } from 'node:stream';
  import { defineService, receiveUpload, runService } from ${JSON.stringify(kit)};
  await runService(defineService({
    name: 'sample',
    bases: {
      sample: (app) => {
        app.get('/throws', { config: { access: 'public' } }, async () => { setTimeout(() => { throw new Error('nobody catches this'); }, 1); return 'ok'; });
        app.get('/rejects', { config: { access: 'public' } }, async () => { void Promise.reject(new Error('nobody catches this either')); return 'ok'; });
        app.get('/endless', { config: { access: 'public' } }, async (_request, reply) => reply.send(new Readable({ read() { this.push(Buffer.alloc(65536)); } })));
        app.post('/upload', { config: { access: 'public' } }, async (request) => (await receiveUpload(request, { maxBytes: 5_000_000 })).fields);
      },
    },
    migrations: {},
  }));`;

let folder: string;
let child: ChildProcess;
let port: number;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-uncaught-'));
  const env = {
    ...process.env,
    ...testEnvironment(folder, 'postgres://nobody:nothing@127.0.0.1:1/none'),
    LOG_LEVEL: 'error',
  };
  child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', (text) => (output += String(text)));
  const [message] = (await once(child, 'message')) as [{ port: number }];
  ({ port } = message);
}, 30_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);

test('an error that nobody catches is logged and counted, and the process goes on', async () => {
  for (const url of ['throws', 'rejects', 'throws']) expect((await get(`/api/sample/${url}`)).status).toBe(200);
  await wait(100);
  expect((await get('/health/live')).status).toBe(200);
  expect(await (await get('/metrics')).text()).toMatch(/^uncaught_errors_total\{service="sample"\} 3$/m);
  expect(output).toContain('nobody catches this');
  expect(output).toContain('nobody catches this either');
});

/** Writes the text on a connection of its own and breaks that off. */
async function breakOff(text: string, { afterMs = 20 } = {}): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  socket.write(text);
  await wait(afterMs);
  socket.resetAndDestroy();
}

test('connections that break off anywhere cost no error', async () => {
  const before = await (await get('/metrics')).text();
  const upload =
    'POST /api/sample/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n';
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it';
  const texts = [
    '',
    'GET /api/sam',
    'nonsense\r\n\r\n',
    'GET /api/sample/endless HTTP/1.1\r\nhost: x\r\n\r\n',
    upload,
    upload + part,
  ];
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([...texts, ...texts].map((text) => breakOff(text)));
    await Promise.all(texts.map((text) => breakOff(text, { afterMs: round })));
  }
  await wait(100);
  const counted = /^uncaught_errors_total.*$/m;
  expect(counted.exec(await (await get('/metrics')).text())?.[0]).toBe(counted.exec(before)?.[0]);
});

test('it still stops when it is asked to', async () => {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}, 15_000);
