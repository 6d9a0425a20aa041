import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createS3FileStore } from './s3-file-store.ts';
import { parseStorageUrl } from './storage-url.ts';
import { startStorageServer, storageKeys } from './testing/storage-server.ts';
import type { StorageServer } from './testing/storage-server.ts';
import { fileStoreContract } from './testing/file-store-contract.ts';

const storeOf = (url: string) => createS3FileStore(parseStorageUrl('FILES_URL', url));
const bytes = (content: string) => Readable.from([Buffer.from(content)]);
const unavailable = { statusCode: 503, code: 'storage-unavailable', retryAfterSeconds: 5, detail: undefined };

beforeAll(() => void Object.assign(process.env, storageKeys));
afterAll(() => {
  for (const name of Object.keys(storageKeys)) delete process.env[name];
});

describe('a bucket', () => {
  fileStoreContract(async () => {
    const storage = await startStorageServer();
    return {
      files: storeOf(storage.url),
      left: async () => (await storage.keys()).map((key) => key.replace('site/', '')),
      age: (name, ms) => storage.age(`site/${name}`, ms),
      close: () => storage.close(),
    };
  });
});

describe('storage that does not serve', () => {
  let storage: StorageServer;

  beforeAll(async () => {
    storage = await startStorageServer();
  });
  afterAll(() => storage.close());

  test('because it is away is 503, with nothing stored, and everything goes on when it is back', async () => {
    const files = storeOf(storage.url);
    await files.put('kept', bytes('hello'), 9);
    await storage.stop();
    await expect(files.put('lost', bytes('x'), 9)).rejects.toMatchObject(unavailable);
    await expect(files.open('kept')).rejects.toMatchObject(unavailable);
    await expect(files.stat('kept')).rejects.toMatchObject(unavailable);
    await expect(files.move('kept', 'other')).rejects.toMatchObject(unavailable);
    await expect(files.remove('kept')).rejects.toMatchObject(unavailable);
    await storage.start();
    expect(await storage.keys()).toEqual(['site/kept']);
    const rest = await files.open('kept', { first: 2, last: 4 });
    expect(await text(rest!.stream)).toBe('llo');
  }, 60_000);

  test('because it goes in the middle of an upload is 503, and what was sent is not there', async () => {
    const files = storeOf(storage.url);
    async function* going(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(6_000_000, 'x');
      await storage.stop();
      yield Buffer.alloc(6_000_000, 'y');
    }
    await expect(files.put('half', Readable.from(going()), 20_000_000)).rejects.toMatchObject(unavailable);
    await storage.start();
    expect(await files.stat('half')).toBeUndefined();
  }, 60_000);

  test('because it says nothing is 503 after some seconds', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    try {
      const files = storeOf(`s3://portal-files?endpoint=http://127.0.0.1:${port}`);
      await expect(files.open('a')).rejects.toMatchObject(unavailable);
    } finally {
      silent.close();
    }
  }, 30_000);

  test('a bucket that is not there is not taken for a missing file', async () => {
    const files = storeOf(storage.url.replace('portal-files', 'other-files'));
    await expect(files.open('kept')).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('storage: NoSuchBucket'),
    });
    await expect(files.put('new', bytes('x'), 9)).rejects.toMatchObject(unavailable);
  });

  test('an unknown key is refused, and the reason says so', async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'NOBODY';
    try {
      const files = storeOf(storage.url);
      for (const ask of [() => files.open('kept'), () => files.put('new', bytes('x'), 9), () => files.remove('kept')])
        await expect(ask()).rejects.toMatchObject({
          ...unavailable,
          message: expect.stringContaining('storage: InvalidAccessKeyId'),
        });
      await expect(files.sweep()).rejects.toMatchObject(unavailable);
    } finally {
      Object.assign(process.env, storageKeys);
    }
    expect(await storage.keys()).toEqual(['site/kept']);
  });

  // The double of these tests does not compare signatures of version 4
  test.each([
    [403, 'SignatureDoesNotMatch'],
    [503, 'SlowDown'],
    [500, 'InternalError'],
  ])('what S3 answers with %i %s is 503', async (status, code) => {
    const refusing = createHttpServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    try {
      const files = storeOf(`s3://portal-files?endpoint=http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
      for (const ask of [() => files.open('a'), () => files.put('a', bytes('x'), 9)])
        await expect(ask()).rejects.toMatchObject({ ...unavailable, message: expect.stringContaining(code) });
    } finally {
      refusing.close();
      refusing.closeAllConnections();
    }
  });
});
