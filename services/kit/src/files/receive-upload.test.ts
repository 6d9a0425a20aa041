import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { timeLimit } from '@portal/runtime';
import { fastify } from 'fastify';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { createDirectoryFileStore } from './directory-file-store.ts';
import { receiveUpload, uploads } from './receive-upload.ts';
import { sendStoredFile } from './send-stored-file.ts';

const maxBytes = 1_000;
const sha256 = 'f'.repeat(64);

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/keep', { config: { access: 'public' } }, async (request) => {
        const { fields, file } = await receiveUpload(request, { maxBytes, maxFieldBytes: 100 });
        await file?.keep('sample/kept.txt');
        return {
          fields,
          file: file && {
            filename: file.filename,
            bytes: file.bytes,
            head: file.head.toString('utf8', 0, 5),
            claimedType: file.claimedType,
          },
        };
      });
      app.post('/drop', { config: { access: 'public' } }, async (request) => {
        const { file } = await receiveUpload(request, { maxBytes });
        return { bytes: file?.bytes };
      });
      app.get('/kept', { config: { access: 'public' } }, async (request, reply) =>
        sendStoredFile(request, reply, {
          name: 'sample/kept.txt',
          bytes: 11,
          sha256,
          contentType: 'text/plain',
          filename: '한글.txt',
        }),
      );
    },
  },
  migrations: {},
});

let folder: string;
let service: Service;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-upload-'));
  service = await createService(definition, testEnvironment(folder, 'postgres://nobody:nothing@127.0.0.1:1/none'));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const address = service.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(() => rm(path.join(folder, 'files'), { recursive: true, force: true }));
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

const left = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function send(url: string, parts: Record<string, string | [content: string, filename: string]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else
      form.append(
        name,
        new Blob([value[0]], { type: value[1] === '' ? 'application/octet-stream' : 'text/plain' }),
        value[1],
      );
  }
  const response = await fetch(`http://127.0.0.1:${port}/api/sample/${url}`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('an upload', () => {
  test('brings text fields and one file, its name composed as on Windows', async () => {
    const { body } = await send('keep', {
      title: '제목'.normalize('NFD'),
      file: ['hello world', 'a/교육 자료.txt'.normalize('NFD')],
    });
    expect(body).toEqual({
      fields: { title: '제목' },
      file: { filename: '교육 자료.txt', bytes: 11, head: 'hello', claimedType: 'text/plain' },
    });
    expect(await left()).toEqual(['kept.txt']);
  });

  test('keeps quotation marks in the name of a file, and takes an invisible field as empty', async () => {
    const { body } = await send('keep', { title: 'ㅤ\u200b', file: ['hello world', '"견적" 1.txt'] });
    expect(body).toMatchObject({ fields: { title: '' }, file: { filename: '"견적" 1.txt' } });
  });

  test('that its handler does not keep is gone after the answer', async () => {
    expect((await send('drop', { file: ['hello', 'a.txt'] })).body).toEqual({ bytes: 5 });
    await wait(50);
    expect(await left()).toEqual([]);
  });

  test('may come without a file', async () => {
    expect((await send('keep', { title: 'x' })).body).toEqual({ fields: { title: 'x' } });
    expect((await send('keep', { title: 'x', file: ['', ''] })).body).toEqual({ fields: { title: 'x' } });
  });

  test('may have exactly the largest size', async () => {
    expect((await send('keep', { file: ['x'.repeat(maxBytes), 'a.txt'] })).status).toBe(200);
  });

  test.each([
    [
      'a file that is a byte too large',
      { file: ['x'.repeat(maxBytes + 1), 'a.txt'] as [string, string] },
      413,
      'file-too-large',
    ],
    [
      'a file that is far too large',
      { file: ['x'.repeat(3_000_000), 'a.txt'] as [string, string] },
      413,
      'file-too-large',
    ],
    ['a field that is too long', { title: 'x'.repeat(101) }, 413, 'field-too-large'],
    [
      'two files',
      { file: ['x', 'a.txt'] as [string, string], more: ['y', 'b.txt'] as [string, string] },
      400,
      'too-many-files',
    ],
    ['text that cannot be stored', { title: 'a\0b' }, 400, 'validation-failed'],
    ['a file name that cannot be stored', { file: ['x', 'a\0b.txt'] as [string, string] }, 400, 'validation-failed'],
    ['a field that means a prototype', { constructor: 'x' }, 400, 'bad-request'],
  ])('with %s is refused and leaves nothing', async (_what, parts, status, code) => {
    expect(await send('keep', parts as Record<string, string>)).toMatchObject({ status, body: { code } });
    await wait(50);
    expect(await left()).toEqual([]);
  });

  test.each(['ENOSPC', 'EDQUOT', 'EFBIG'])(
    'that the disk has no room for (%s) is 507, leaves nothing and harms no reader',
    async (code) => {
      await send('keep', { file: ['hello world', 'a.txt'] });
      const { files } = service.app;
      const { put } = files;
      files.put = (name, source, most) => {
        let written = 0;
        const full = source.map((chunk: Buffer) => {
          written += chunk.length;
          if (written > 500) throw Object.assign(new Error('write failed'), { code });
          return chunk;
        });
        return put(name, full, most);
      };
      try {
        expect(await send('drop', { file: ['x'.repeat(maxBytes), 'b.txt'] })).toMatchObject({
          status: 507,
          body: { code: 'insufficient-storage' },
        });
      } finally {
        files.put = put;
      }
      expect(await left()).toEqual(['kept.txt']);
      expect((await service.app.inject('/api/sample/kept')).body).toBe('hello world');
    },
  );

  test('in another form is 415', async () => {
    const response = await service.app.inject({ method: 'POST', url: '/api/sample/keep', payload: { title: 'x' } });
    expect(response.json()).toMatchObject({ status: 415 });
  });

  test('that is broken off leaves nothing', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/sample/keep HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n',
    );
    socket.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it');
    while ((await left()).length === 0) await wait(10);
    socket.destroy();
    while ((await left()).length > 0) await wait(10);
  });
});

describe('a stored file', () => {
  const get = (headers: Record<string, string> = {}) => service.app.inject({ url: '/api/sample/kept', headers });
  beforeEach(async () => {
    await send('keep', { file: ['hello world', 'a.txt'] });
  });

  test('is sent whole, to be saved under its own name', async () => {
    const response = await get();
    expect([response.statusCode, response.body]).toEqual([200, 'hello world']);
    expect(response.headers).toMatchObject({
      'content-length': '11',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(response.headers['content-disposition']).toContain("filename*=UTF-8''%ED%95%9C%EA%B8%80.txt");
  });

  test('runs nothing, is taken for nothing else and is read by no other site', async () => {
    for (const range of [undefined, 'bytes=0-1', 'bytes=99-']) {
      expect((await get(range === undefined ? {} : { range })).headers).toMatchObject({
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test.each([
    ['bytes=6-8', 206, 'wor', 'bytes 6-8/11'],
    ['bytes=-5', 206, 'world', 'bytes 6-10/11'],
    ['bytes=99-', 416, undefined, 'bytes */11'],
    ['lines=1-2', 200, 'hello world', undefined],
  ])('answers the range %s with %i', async (range, status, content, contentRange) => {
    const response = await get({ range });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-range']).toBe(contentRange);
    if (content !== undefined) expect(response.body).toBe(content);
  });

  test('is not sent again to who has it, and never joined to a part of another version', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': String(etag) })).statusCode).toBe(206);
  });

  test('that the store has lost is 503', async () => {
    await service.app.files.remove('sample/kept.txt');
    expect((await get()).json()).toMatchObject({ status: 503, code: 'file-unavailable' });
  });
});

test('an upload whose sender was told 503 stores nothing', async () => {
  const hasty = fastify();
  await hasty.register(timeLimit, { answerMs: 100, uploadMs: 10_000 });
  hasty.decorate('files', createDirectoryFileStore(path.join(folder, 'hasty')));
  await hasty.register(uploads);
  let outcome: unknown;
  hasty.post('/slow', async (request) => {
    const { file } = await receiveUpload(request, { maxBytes });
    await wait(300);
    outcome = await file?.keep('sample/kept.txt').catch((error: unknown) => error);
  });
  const origin = await hasty.listen({ port: 0, host: '127.0.0.1' });
  const body = new FormData();
  body.append('file', new Blob(['x']), 'a.txt');
  expect(await (await fetch(`${origin}/slow`, { method: 'POST', body })).json()).toMatchObject({
    status: 503,
    code: 'time-limit',
  });
  await wait(400);
  expect(outcome).toMatchObject({ statusCode: 503, code: 'time-limit' });
  expect(await readdir(path.join(folder, 'hasty'))).toEqual(['uploads']);
  await hasty.close();
});
