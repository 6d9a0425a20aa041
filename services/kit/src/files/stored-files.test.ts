import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDirectoryFileStore } from './directory-file-store.ts';
import { openStoredFiles } from './stored-files.ts';
import { storageKeys } from './testing/storage-server.ts';

beforeAll(() => void Object.assign(process.env, storageKeys));
afterAll(() => {
  for (const name of Object.keys(storageKeys)) delete process.env[name];
});

test('a folder has what was stored, and brings nothing back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-files-'));
  try {
    await createDirectoryFileStore(folder).put('news/a.pdf', Readable.from([Buffer.from('x')]), 9);
    const files = await openStoredFiles({ FILES_DIR: folder });
    expect([await files.has('news/a.pdf'), await files.has('news/b.pdf')]).toEqual([true, false]);
    expect(await files.bringBack('news/b.pdf')).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('settings without a place for files are refused', async () => {
  await expect(openStoredFiles({})).rejects.toThrow('FILES_DIR is missing');
});

/** What a bucket with versions says of the names that begin with the one that is asked for. */
const versions = `<?xml version="1.0"?><ListVersionsResult>
<Version><Key>site/a.pdf</Key><VersionId>a1</VersionId></Version>
<Version><Key>site/a.pdf.part</Key><VersionId>p1</VersionId></Version>
<DeleteMarker><Key>site/a.pdf</Key><VersionId>a2</VersionId><IsLatest>false</IsLatest></DeleteMarker>
<DeleteMarker><Key>site/a.pdf</Key><VersionId>a3</VersionId><IsLatest>true</IsLatest></DeleteMarker>
<DeleteMarker><Key>site/a.pdf.part</Key><VersionId>p2</VersionId><IsLatest>true</IsLatest></DeleteMarker>
</ListVersionsResult>`;

test('a bucket brings a file back by the removal of its own delete markers alone', async () => {
  const removed: string[] = [];
  const storage = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
    if (request.method === 'DELETE') {
      removed.push(`${pathname} ${searchParams.get('versionId')}`);
      response.writeHead(204).end();
    } else response.setHeader('content-type', 'application/xml').end(versions);
  }).listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const { port } = storage.address() as AddressInfo;
  try {
    const files = await openStoredFiles({ FILES_URL: `s3://portal-files/site?endpoint=http://127.0.0.1:${port}` });
    expect(await files.bringBack('b.pdf')).toBe(false);
    expect(removed).toEqual([]);
    expect(await files.bringBack('a.pdf')).toBe(true);
    expect(removed).toEqual(['/portal-files/site/a.pdf a2', '/portal-files/site/a.pdf a3']);
  } finally {
    storage.closeAllConnections();
    storage.close();
  }
});
