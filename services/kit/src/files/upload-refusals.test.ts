import { Readable } from 'node:stream';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { errorHandler, timeLimit, unreadBody } from '@portal/runtime';
import { fastify, LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createDirectoryFileStore } from './directory-file-store.ts';
import { receiveUpload, uploads } from './receive-upload.ts';

const maxBytes = 10_000;
let folder: string;
let app: FastifyInstance;
let port: number;
/** The same with little patience: nobody else's upload may be measured by it, however busy the machine is. */
let hasty: { app: FastifyInstance; port: number };
let head: Buffer | undefined;
let waitsAt: string | undefined;
let received: Record<string, string>;
let logged: object[] = [];
/** How uploads failed. */
let outcomes: unknown[];

async function start(uploadMs: number): Promise<{ app: FastifyInstance; port: number }> {
  const stream = { write: (line: string) => void logged.push(JSON.parse(line) as object) };
  const logController = new LogController({ disableRequestLogging: true });
  const server = fastify({ logger: { level: 'debug', stream }, logController });
  await server.register(errorHandler, { notFoundCode: 'route-not-found' });
  await server.register(timeLimit, { uploadMs });
  await server.register(unreadBody);
  server.decorate('files', createDirectoryFileStore(folder));
  await server.register(uploads);
  server.post('/upload', { config: { access: 'public' } }, async (request) => {
    const upload = receiveUpload(request, { maxBytes });
    upload.catch((error: unknown) => outcomes.push(error));
    const { fields, file } = await upload;
    received = fields;
    head = file?.head;
    waitsAt = file && (await text((await server.files.open(file.path))?.stream ?? Readable.from([])));
    return { fields: Object.keys(fields).length, file: file && { filename: file.filename, bytes: file.bytes } };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  return { app: server, port: typeof address === 'object' && address ? address.port : 0 };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-refusals-'));
  ({ app, port } = await start(15_000));
  hasty = await start(300);
});
beforeEach(async () => {
  outcomes = [];
  logged = [];
  await rm(path.join(folder, 'uploads'), { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([app.close(), hasty.app.close()]);
  await rm(folder, { recursive: true, force: true });
});

const left = () => readdir(path.join(folder, 'uploads')).catch(() => []);

async function send(fill: (form: FormData) => void) {
  const form = new FormData();
  fill(form);
  const response = await fetch(`http://127.0.0.1:${port}/upload`, { method: 'POST', body: form });
  return (await response.json()) as Record<string, unknown>;
}

const sendRaw = (payload: string | Buffer, type = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/upload', headers: { 'content-type': type }, payload });

/** Sends the beginning of an upload and hears what is answered. */
async function sendBeginning(content: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1');
  socket.write(
    'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n',
  );
  socket.write(content);
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  return answer;
}

const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('an upload', () => {
  test('waits in the store, its first 4100 bytes at hand', async () => {
    const content = 'ab'.repeat(3_000);
    expect(await send((form) => form.append('file', new Blob([content]), 'a.bin'))).toEqual({
      fields: 0,
      file: { filename: 'a.bin', bytes: 6_000 },
    });
    expect(waitsAt).toBe(content);
    expect(head?.toString()).toBe(content.slice(0, 4_100));
    expect(logged).not.toContainEqual(expect.objectContaining({ msg: 'upload broke off' }));
  });

  test('has the same first bytes when it comes in pieces', async () => {
    const begin = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
    const [first, second, end] = ['a'.repeat(3_000), 'b'.repeat(3_000), '\r\n--b--\r\n'];
    const length = begin.length + first.length + second.length + end.length;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /upload HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${begin}${first}`,
    );
    while ((await left()).length === 0) await wait(10);
    socket.write(second + end);
    expect(await text(socket)).toContain('"bytes":6000');
    expect(head?.toString()).toBe((first + second).slice(0, 4_100));
  });

  test('may have content without a name', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename=""\r\n\r\nx\r\n--b--\r\n';
    expect((await sendRaw(part)).json()).toEqual({ fields: 0, file: { filename: '', bytes: 1 } });
  });

  test('may be an empty file, when it has a name', async () => {
    expect(await send((form) => form.append('file', new Blob([]), 'a.txt'))).toMatchObject({
      file: { filename: 'a.txt', bytes: 0 },
    });
  });

  test('may have forty fields of 256 KiB and a file', async () => {
    const response = await send((form) => {
      for (let index = 0; index < 39; index += 1) form.append(`field${index}`, 'x');
      form.append('long', 'x'.repeat(256 * 1024));
      form.append('file', new Blob(['x']), 'a.txt');
    });
    expect(response).toMatchObject({ fields: 40, file: { bytes: 1 } });
  });
});

test.each(['text/plain; charset=utf-8', 'application/json'])('a field of the type %s is its text', async (type) => {
  const title = '["\u00E9", 1]';
  const part = `--b\r\ncontent-disposition: form-data; name="title"\r\ncontent-type: ${type}\r\n\r\n${title}\r\n--b--\r\n`;
  expect((await sendRaw(part)).json()).toMatchObject({ fields: 1 });
  expect(received).toEqual({ title });
});

test('an upload that cannot be removed is in the log, and answered all the same', async () => {
  const { files } = app;
  const { remove } = files;
  files.remove = () => Promise.reject(new Error('the disk is away'));
  try {
    expect(await send((form) => form.append('file', new Blob(['x']), 'a.txt'))).toMatchObject({ file: { bytes: 1 } });
    const failure = {
      level: 40,
      msg: 'an upload was not removed',
      err: expect.objectContaining({ message: 'the disk is away' }),
    };
    while (!logged.some((line) => 'err' in line)) await wait(10);
    expect(logged.at(-1)).toMatchObject(failure);
  } finally {
    files.remove = remove;
  }
});

describe('an upload is refused and leaves nothing', () => {
  test('with more than forty fields', async () => {
    const response = await send((form) => {
      form.append('file', new Blob(['x']), 'a.txt');
      for (let index = 0; index < 41; index += 1) form.append(`field${index}`, 'x');
    });
    expect(response).toMatchObject({ status: 400, code: 'too-many-fields' });
    expect(await left()).toEqual([]);
  });

  test('with more than forty fields and no file', async () => {
    const response = await send((form) => {
      for (let index = 0; index < 41; index += 1) form.append(`field${index}`, 'x');
    });
    expect(response).toMatchObject({ status: 400, code: 'too-many-fields' });
  });

  test('with a field of more than 256 KiB, which is named', async () => {
    const response = await send((form) => form.append('long', 'x'.repeat(256 * 1024 + 1)));
    expect(response).toMatchObject({ status: 413, code: 'field-too-large', errors: { long: 'too-long' } });
  });

  test('with a file that is too large, and says how large it may be', async () => {
    const response = await send((form) => form.append('file', new Blob(['x'.repeat(maxBytes + 1)]), 'a.txt'));
    expect(response).toMatchObject({ status: 413, code: 'file-too-large', detail: 'at most 10000 bytes' });
    expect(await left()).toEqual([]);
  });

  test('with two files', async () => {
    const response = await send((form) => {
      for (const name of ['a.txt', 'b.txt']) form.append('file', new Blob(['x']), name);
    });
    expect(response).toMatchObject({ status: 400, code: 'too-many-files', detail: 'one file at most' });
    expect(await left()).toEqual([]);
  });

  /** `김하늘`, by Python 3: `'…'.encode('cp949')`. */
  test.each(['', 'content-type: text/plain; charset=euc-kr\r\n', 'content-type: text/plain; charset=utf-8\r\n'])(
    'with a text in another encoding and the header %j',
    async (header) => {
      const bytes = Buffer.from('b1e8c7cfb4c3', 'hex');
      const begin = `--b\r\ncontent-disposition: form-data; name="name"\r\n${header}\r\n`;
      const payload = Buffer.concat([Buffer.from(begin), bytes, Buffer.from('\r\n--b--\r\n')]);
      expect((await sendRaw(payload)).json()).toMatchObject({ status: 400, errors: { name: 'invalid-format' } });
    },
  );

  test.each([
    ['text', field('title', 'a\0b'), { title: 'invalid-format' }],
    ['a name of a field', field('a\0b', 'x'), { _: 'invalid-format' }],
    [
      'a name of a file',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a\0b.txt"\r\n\r\nx\r\n',
      { file: 'invalid-format' },
    ],
    [
      'a name in another encoding',
      `--b\r\ncontent-disposition: form-data; name="file"; filename*=euc-kr''%B0%A1.txt\r\n\r\nx\r\n`,
      { file: 'invalid-format' },
    ],
  ])('with %s that no database can hold', async (_what, part, errors) => {
    expect((await sendRaw(`${part}--b--\r\n`)).json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors,
    });
    expect(await left()).toEqual([]);
  });

  test.each([
    ['JSON', '{}', 'application/json', 415, 'unsupported-type'],
    ['a form without a boundary', field('a', 'x'), 'multipart/form-data', 400, 'bad-request'],
    ['a form without an end', field('a', 'x'), 'multipart/form-data; boundary=b', 400, 'bad-request'],
    ['a form whose part has no end', '--b\r\ncontent-disp', 'multipart/form-data; boundary=b', 400, 'bad-request'],
  ])('as %s', async (_what, payload, type, status, code) => {
    expect((await sendRaw(payload, type)).json()).toMatchObject({ status, code });
  });

  test('when it takes too long to come', async () => {
    const answer = await sendBeginning(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it',
      hasty.port,
    );
    expect(answer).toContain('HTTP/1.1 408');
    expect(answer).toContain('"code":"upload-too-slow"');
    // Its handler has ended, too: it held the file open
    while (outcomes.length === 0) await wait(10);
    expect(outcomes).toMatchObject([{ code: 'upload-aborted' }]);
    while ((await left()).length > 0) await wait(10);
    expect(logged).toContainEqual(expect.objectContaining({ msg: 'upload broke off', err: expect.anything() }));
  });
});

test.each([
  [
    'time-limit',
    async (bare: FastifyInstance) => bare.decorate('files', createDirectoryFileStore(folder)),
    'time-limit',
  ],
  ['a store', async (bare: FastifyInstance) => bare.register(timeLimit), 'files'],
])('uploads do not start without %s', async (_what, prepare, missing) => {
  const bare = fastify();
  await prepare(bare);
  await expect((async () => bare.register(uploads))()).rejects.toThrow(missing);
});
