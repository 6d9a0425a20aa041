import { Agent, request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { problem } from '@portal/runtime';
import { Type } from 'typebox';
import { receiveUpload } from '../files/receive-upload.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { createService } from './create-service.ts';
import type { Service } from './create-service.ts';
import { defineService } from './definition.ts';

const maxBytes = 5_000_000;
const soonMs = 2_000;
const megabyte = Buffer.alloc(1_000_000, 'x');

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post(
        '/upload',
        { config: { access: 'public' } },
        async (call) => (await receiveUpload(call, { maxBytes, maxFieldBytes: 100 })).fields,
      );
      app.post(
        '/small',
        { config: { access: 'public' } },
        async (call) => (await receiveUpload(call, { maxBytes: 100 })).fields,
      );
      app.post(
        '/members',
        { config: { access: 'member' } },
        async (call) => (await receiveUpload(call, { maxBytes })).fields,
      );
      app.post(
        '/forms',
        { config: { access: 'public' }, schema: { body: Type.Object({ title: Type.String() }) } },
        async () => ({}),
      );
      app.post('/refused', { config: { access: 'public' } }, async () => {
        throw problem.conflict('refused');
      });
      app.post('/full', { config: { access: 'public' } }, async (call) => {
        const { put } = app.files;
        app.files.put = async () => {
          app.files.put = put;
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        };
        return (await receiveUpload(call, { maxBytes })).fields;
      });
      app.get('/next', { config: { access: 'public' } }, async () => 'next');
    },
  },
  migrations: {},
});

let folder: string;
let service: Service;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-body-'));
  service = await createService(definition, testEnvironment(folder, 'postgres://nobody:nothing@127.0.0.1:1/none'));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const address = service.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** A form whose text field is too long and whose file comes after it. */
function form(fieldBytes: number): Buffer {
  const field = `--b\r\ncontent-disposition: form-data; name="title"\r\n\r\n${'t'.repeat(fieldBytes)}\r\n`;
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  return Buffer.concat([Buffer.from(field + file), megabyte, megabyte, megabyte, Buffer.from('\r\n--b--\r\n')]);
}

interface Received {
  status: number | undefined;
  isReused: boolean;
  ms: number;
}

function send(agent: Agent, method: string, url: string, type: string, body?: Buffer): Promise<Received> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const message = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: `/api/sample/${url}`,
        headers: body ? { 'content-type': type, 'content-length': body.length } : {},
      },
      (response) => {
        const { statusCode: status } = response;
        response
          .resume()
          .once('end', () => resolve({ status, isReused: message.reusedSocket, ms: performance.now() - began }));
      },
    );
    message.setTimeout(5_000, () => message.destroy(new Error(`no response to ${url}`))).once('error', reject);
    message.end(body);
  });
}

test.each([
  ['a text field that is too large', 'upload', 'multipart/form-data; boundary=b', 413, form(300_000)],
  ['a file that is too large', 'small', 'multipart/form-data; boundary=b', 413, form(1)],
  ['a missing session', 'members', 'multipart/form-data; boundary=b', 401, form(1)],
  ['a full disk', 'full', 'multipart/form-data; boundary=b', 507, form(1)],
  ['a body of another type', 'upload', 'text/html', 415, form(1)],
  ['a JSON body that is too large', 'forms', 'application/json', 413, megabyte],
  ['fields that do not validate', 'forms', 'application/json', 400, Buffer.from('{}')],
  ['a handler that never reads the form', 'refused', 'multipart/form-data; boundary=b', 409, form(1)],
  ['a route that is not there', 'nowhere', 'multipart/form-data; boundary=b', 404, form(1)],
  ['an URL that is none', '%zz', 'multipart/form-data; boundary=b', 400, form(1)],
])('after a refusal for %s the next request is answered at once', async (_why, url, type, status, body) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let round = 0; round < 3; round += 1) {
      expect(await send(agent, 'POST', url, type, body)).toMatchObject({ status });
      const next = await send(agent, 'GET', 'next', type);
      expect(next.status).toBe(200);
      expect(next.ms).toBeLessThan(soonMs);
    }
  } finally {
    agent.destroy();
  }
});

test('an upload that was refused leaves its connection usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    await send(agent, 'POST', 'upload', 'multipart/form-data; boundary=b', form(300_000));
    expect(await send(agent, 'GET', 'next', '')).toMatchObject({ status: 200, isReused: true });
  } finally {
    agent.destroy();
  }
});

test('a sender that stops in the middle of a refused body gets the refusal, and the connection ends', async () => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => (received += String(chunk)));
  socket.write(
    'POST /api/sample/refused HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n--b\r\n',
  );
  await Promise.race([new Promise((ended) => socket.once('close', ended)), wait(4_000)]);
  expect(received).toMatch(/^HTTP\/1.1 409 /);
  expect(received.toLowerCase()).toContain('connection: close');
  expect(socket.destroyed).toBe(true);
});
