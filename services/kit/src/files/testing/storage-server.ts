import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export interface StorageServer {
  /** Of one bucket, in the form of FILES_URL. */
  url: string;
  /** Keys of its objects. */
  keys(): Promise<string[]>;
  /** Makes an object look this much older. */
  age(key: string, ms: number): Promise<void>;
  /** Nobody responds until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The only keys that it knows. */
export const storageKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** S3-compatible storage on this machine, with one bucket. It refuses unknown keys, but compares no signatures. */
export async function startStorageServer(): Promise<StorageServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-storage-'));
  const storage = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal-files', configs: [] }],
  });
  await storage.configureBuckets();
  let server: Server;
  let port = 0;
  const start = async (): Promise<void> => {
    server = createServer(storage.callback()).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const stop = async (): Promise<void> => {
    const ended = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await ended;
  };
  await start();
  const bucket = path.join(directory, 'portal-files');
  const objectFile = (key: string) => path.join(bucket, `${key}._S3rver_object`);
  return {
    url: `s3://portal-files/site?endpoint=http://127.0.0.1:${port}`,
    async keys() {
      const entries = await readdir(bucket, { recursive: true });
      return entries
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', ''))
        .toSorted();
    },
    age: (key, ms) => utimes(objectFile(key), new Date(Date.now() - ms), new Date(Date.now() - ms)),
    stop,
    start,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
