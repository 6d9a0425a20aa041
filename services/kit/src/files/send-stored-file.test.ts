import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { errorHandler } from '@portal/runtime';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createDirectoryFileStore } from './directory-file-store.ts';
import { planDownload, sendStoredFile } from './send-stored-file.ts';
import type { SentFile } from './send-stored-file.ts';

const etag = `"${'0123456789abcdef'.repeat(2)}"`;

describe('planDownload', () => {
  test.each([
    [{}, { status: 200 }],
    [{ range: 'bytes=2-3' }, { status: 206, range: { first: 2, last: 3 } }],
    [{ range: 'bytes=10-' }, { status: 416 }],
    [{ range: 'bytes=2-3,5-6' }, { status: 200 }],
    [
      { range: 'bytes=2-3', 'if-range': '"a"' },
      { status: 206, range: { first: 2, last: 3 } },
    ],
    [{ range: 'bytes=2-3', 'if-range': '"b"' }, { status: 200 }],
    [{ range: 'bytes=10-', 'if-range': '"b"' }, { status: 200 }],
    [{ 'if-none-match': '"a"' }, { status: 304 }],
    [{ 'if-none-match': '"x", W/"a"' }, { status: 304 }],
    [{ 'if-none-match': '*' }, { status: 304 }],
    [{ 'if-none-match': '"b"' }, { status: 200 }],
    [{ 'if-none-match': '"aW/"' }, { status: 200 }],
    [{ 'if-none-match': '"a"', range: 'bytes=10-' }, { status: 304 }],
  ])('for %j is %j', (headers, plan) => {
    expect(planDownload(headers, '"a"', 10)).toEqual(plan);
  });
});

describe('sendStoredFile', () => {
  let folder: string;
  let app: FastifyInstance;
  let sent: Partial<SentFile>;
  let onBegin: jest.Mock<() => Promise<void>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-send-'));
    const files = createDirectoryFileStore(folder);
    await files.put('a.png', Readable.from([Buffer.from('0123456789')]), 99);
    await files.put('empty.png', Readable.from([]), 99);
    app = fastify();
    await app.register(errorHandler, { notFoundCode: 'route-not-found' });
    app.decorate('files', files);
    app.get('/file', { config: { access: 'public' } }, async (request, reply) =>
      sendStoredFile(request, reply, {
        name: 'a.png',
        bytes: 10,
        sha256: '0123456789abcdef'.repeat(4),
        contentType: 'image/png',
        onBegin,
        ...sent,
      }),
    );
  });
  beforeEach(() => {
    sent = {};
    onBegin = jest.fn(async () => undefined);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: '/file', headers });

  test('shows an image in place, under its type and its validator', async () => {
    const { statusCode, body, headers } = await get();
    expect([statusCode, body]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      etag,
      'content-type': 'image/png',
      'content-length': '10',
      'content-disposition': 'inline',
      'cache-control': 'private, no-cache',
    });
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers).not.toHaveProperty('content-range');
  });

  test('says when the file changed and how long it may be kept', async () => {
    sent = { changedAt: new Date('2026-11-22T09:08:07Z'), cacheControl: 'public, max-age=60' };
    expect((await get()).headers).toMatchObject({
      'last-modified': 'Sun, 22 Nov 2026 09:08:07 GMT',
      'cache-control': 'public, max-age=60',
    });
  });

  test.each([
    [{ filename: 'a.png' }, `attachment; filename="a.png"; filename*=UTF-8''a.png`],
    [{ filename: 'a.png', isInline: false }, `attachment; filename="a.png"; filename*=UTF-8''a.png`],
    [{ filename: 'a.png', isInline: true }, `inline; filename="a.png"; filename*=UTF-8''a.png`],
    [
      { filename: 'attachment.png', isInline: true },
      `inline; filename="attachment.png"; filename*=UTF-8''attachment.png`,
    ],
  ])('with %j is disposed as %s', async (changes, disposition) => {
    sent = changes;
    expect((await get()).headers['content-disposition']).toBe(disposition);
  });

  test('sends a part with its place and length', async () => {
    const { statusCode, body, headers } = await get({ range: 'bytes=2-4' });
    expect([statusCode, body]).toEqual([206, '234']);
    expect(headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
  });

  test('sends no body to a client that has the file', async () => {
    const { statusCode, body, headers } = await get({ 'if-none-match': etag });
    expect([statusCode, body, headers['etag']]).toEqual([304, '', etag]);
  });

  test('says how long the file is when a part lies outside', async () => {
    const response = await get({ range: 'bytes=10-' });
    expect(response.json()).toMatchObject({ status: 416, code: 'range-not-satisfiable' });
    expect(response.headers['content-range']).toBe('bytes */10');
  });

  test('sends an empty file, whose last bytes are all of it', async () => {
    sent = { name: 'empty.png', bytes: 0 };
    const { statusCode, body, headers } = await get({ range: 'bytes=-5' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', '0']);
  });

  test('asks to come back when the store has lost the file', async () => {
    sent = { name: 'lost.png' };
    const response = await get();
    expect(response.json()).toMatchObject({ status: 503, code: 'file-unavailable' });
    expect(response.headers['retry-after']).toBe('60');
    expect(onBegin).not.toHaveBeenCalled();
  });

  test.each<[string, Record<string, string>, 'GET' | 'HEAD', number]>([
    ['the whole file', {}, 'GET', 1],
    ['its first part', { range: 'bytes=0-3' }, 'GET', 1],
    ['a later part', { range: 'bytes=4-' }, 'GET', 0],
    ['a check', { 'if-none-match': etag }, 'GET', 0],
    ['a HEAD', {}, 'HEAD', 0],
  ])('counts %s with %j by %s as %i downloads', async (_what, headers, method, times) => {
    await get(headers, method);
    expect(onBegin).toHaveBeenCalledTimes(times);
  });

  test('sends the file although it could not be counted', async () => {
    onBegin.mockRejectedValueOnce(new Error('the database is away'));
    expect((await get()).body).toBe('0123456789');
  });

  test('may go without a count', async () => {
    sent = { onBegin: undefined };
    expect((await get()).body).toBe('0123456789');
  });
});
