import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { openBucket } from '@portal/service-kit/storage';
import { openStoredFiles, type StoredFiles } from '@portal/service-kit/stored-files';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { createMember, signIn, signInAdmin } from '../calls.ts';
import { bucketUrl, engineFolder, killEngine, readSettings, startStorage } from './engines.ts';
import { podman, prefix } from './podman.ts';

const megabyte = 1024 * 1024;
const awayMs = 30_000;
const unavailable = { statusCode: 503, code: 'storage-unavailable' };
const told = (what: string, how: string) => process.stdout.write(`  ${what.padEnd(44)} ${how}\n`);

async function filesAt(prefixOfKeys = ''): Promise<StoredFiles['store']> {
  const { store } = await openStoredFiles({ FILES_URL: bucketUrl(`portal-files/${encodeURIComponent(prefixOfKeys)}`) });
  return store;
}

/** With other keys than those of the site; the client reads them when it asks first. */
async function withKeys<T>(id: string, secret: string, ask: () => Promise<T>): Promise<T> {
  const { AWS_ACCESS_KEY_ID: knownId = '', AWS_SECRET_ACCESS_KEY: knownSecret = '' } = readSettings();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret });
  try {
    return await ask();
  } finally {
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: knownId, AWS_SECRET_ACCESS_KEY: knownSecret });
  }
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(() => {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = readSettings();
  Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
});

// The recovery needs it too
test.afterAll(() => startStorage());

test('60 MB come back byte by byte below a Korean prefix, whole, in ranges and moved', async () => {
  const files = await filesAt('시험 자료');
  const parts = Array.from({ length: 60 }, () => randomBytes(megabyte));
  const whole = Buffer.concat(parts);
  const sha256 = createHash('sha256').update(whole).digest('hex');
  let began = performance.now();
  expect(await files.put('uploads/sixty', Readable.from(parts), whole.length)).toEqual({ bytes: whole.length, sha256 });
  told('60 MB stored', `${((performance.now() - began) / 1_000).toFixed(1)} s`);
  await files.move('uploads/sixty', 'sixty');
  expect(await files.stat('uploads/sixty')).toBeUndefined();
  began = performance.now();
  const opened = await files.open('sixty');
  expect(opened?.bytes).toBe(whole.length);
  expect((await buffer(opened!.stream)).equals(whole)).toBe(true);
  told('60 MB read, the same bytes', `${((performance.now() - began) / 1_000).toFixed(1)} s`);
  const ranges = [
    { first: 0, last: 0 },
    { first: 5 * megabyte - 1, last: 5 * megabyte },
    { first: 17 * megabyte + 3, last: 42 * megabyte + 1 },
    { first: whole.length - 1, last: whole.length - 1 },
  ];
  for (const range of ranges) {
    const part = await files.open('sixty', range);
    expect(part?.bytes).toBe(whole.length);
    expect((await buffer(part!.stream)).equals(whole.subarray(range.first, range.last + 1))).toBe(true);
  }
  await files.remove('sixty');
  expect(await files.stat('sixty')).toBeUndefined();
  // One byte too many: nothing of it is kept
  await expect(files.put('beyond', Readable.from(parts), whole.length - 1)).rejects.toMatchObject({ statusCode: 413 });
  expect(await files.stat('beyond')).toBeUndefined();
});

test('objects with Korean keys are stored, listed and read', async () => {
  const bucket = openBucket('FILES_URL', bucketUrl('portal-files/자료실'));
  const names = ['안내서 (최종).pdf', '교육 일정표.xlsx', '100% 완료 & 확인+.txt'];
  for (const name of names) await bucket.put(`목록/${name}`, Buffer.from(`${name} 내용`));
  expect((await bucket.list('목록/')).toSorted()).toEqual(names.toSorted());
  for (const name of names) expect((await bucket.get(`목록/${name}`))?.toString()).toBe(`${name} 내용`);
});

test('wrong keys, and a user without a right to the bucket, are refused, and nothing is stored', async () => {
  const { AWS_ACCESS_KEY_ID: id = '', AWS_SECRET_ACCESS_KEY: secret = '' } = readSettings();
  const stranger = ['admin', '--access', id, '--secret', secret, '--endpoint-url', 'http://127.0.0.1:9000'];
  const user = { access: `stranger-${randomUUID().slice(0, 8)}`, secret: randomUUID() };
  const made = ['create-user', '--access', user.access, '--secret', user.secret, '--role', 'user'];
  await podman('exec', `${prefix}storage`, 'versitygw', ...stranger, ...made);
  const keys: [string, string, string][] = [
    [id, 'wrong-secret-of-some-length', 'SignatureDoesNotMatch'],
    ['NOBODY', secret, 'InvalidAccessKeyId'],
    [user.access, user.secret, 'AccessDenied'],
  ];
  for (const [accessKey, secretKey, reason] of keys) {
    await withKeys(accessKey, secretKey, async () => {
      const files = await filesAt();
      const refused = { ...unavailable, message: expect.stringContaining(reason) };
      await expect(files.put('never', Readable.from([Buffer.from('x')]), 9)).rejects.toMatchObject(refused);
      await expect(files.open('never')).rejects.toMatchObject(refused);
      await expect(files.remove('never')).rejects.toMatchObject(refused);
    });
    told(`keys that are refused with ${reason}`, 'nothing stored, read or removed');
  }
  expect(await (await filesAt()).stat('never')).toBeUndefined();
});

/** A download whose reader goes away after the first megabytes. */
function firstMegabytes(
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<{ bytes: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        if (bytes.length < count * megabyte) return;
        response.destroy();
        resolve({ bytes, etag: String(response.headers.etag) });
      });
    });
    request.on('error', reject);
  });
}

/** What comes of a stream whose reader takes nothing for a while after the first bytes, until it breaks off. */
async function readSlowly(stream: Readable, meanwhile: Promise<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      await meanwhile;
    }
  } catch {
    return Buffer.concat(chunks);
  }
  throw new Error('the stream did not break off');
}

/** A post with a text of 3 MB that nothing makes smaller by much. */
function postOf(title: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, content: '내용', type: 'free', fileName: '회의 자료.txt' }))
    form.set(name, value);
  const text = randomBytes(1.5 * megabyte).toString('hex');
  form.set('file', new Blob([text], { type: 'text/plain' }), '회의 자료.txt');
  return form;
}

/** Objects of the bucket of files. Parts of an upload that broke off with the server go by a rule of the bucket. */
const storedFiles = () =>
  readdirSync(path.join(engineFolder('objects'), 'buckets/portal-files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.sgwtmp'))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** As much of a PDF as the service looks at, around megabytes of noise that nothing on its way makes smaller. */
function largePdf(megabytes: number): Buffer {
  const start = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(megabytes * megabyte), Buffer.from('\n')]);
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>';
  return Buffer.concat([start, Buffer.from(`${table}\nstartxref\n${start.length}\n%%EOF\n`)]);
}

test('the S3 server is away for 30 s: uploads are 503 with nothing stored, downloads go on where they broke off', async () => {
  const portal = runningPortal();
  const bearer = await signIn(portal, await createMember(portal));
  const headers = { authorization: `Bearer ${bearer}` };
  const admin = { authorization: `Bearer ${await signInAdmin(portal)}` };

  // A document of 19 MB takes the place of a sample
  const list = (await (await fetch(`${portal.origin}/api/file/admin/documents`, { headers: admin })).json()) as {
    key: string;
    filename: string;
    version: number;
  }[];
  const [{ key, filename, version }] = list as [(typeof list)[number]];
  const content = largePdf(19);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), '제품 안내서.pdf');
  const replacing = `${portal.origin}/api/file/admin/documents/${key}/file?version=${version}`;
  const replaced = await fetch(replacing, { method: 'POST', headers: admin, body: form });
  expect(replaced.status, await replaced.text()).toBe(200);
  const url = `${portal.origin}/api/file/download?filePath=${encodeURIComponent(`catalogs/${filename}`)}`;

  const files = await filesAt();
  const large = randomBytes(60 * megabyte);
  await files.put('sixty', Readable.from([large]), large.length);

  const before = storedFiles();
  const part = await firstMegabytes(url, headers, 3);
  const away = wait(1_000).then(() => killEngine('storage'));
  const broken = readSlowly((await files.open('sixty'))!.stream, away);
  async function* halfOfAnUpload(): AsyncGenerator<Buffer> {
    yield randomBytes(6 * megabyte);
    await away;
    yield randomBytes(6 * megabyte);
  }
  const half = files.put('half', Readable.from(halfOfAnUpload()), 20 * megabyte);
  const refusal = expect(half).rejects.toMatchObject(unavailable);
  await away;
  const began = performance.now();
  await refusal;
  const some = await broken;
  told('60 MB being read when the server goes', `${(some.length / megabyte).toFixed(1)} MB came`);

  const statuses: number[] = [];
  let slowest = 0;
  const titles: string[] = [];
  while (performance.now() - began < awayMs) {
    const title = `보관소 없음 ${randomUUID()}`;
    titles.push(title);
    const at = performance.now();
    const response = await fetch(`${portal.origin}/api/classroom/edit`, {
      method: 'POST',
      headers,
      body: postOf(title),
    });
    slowest = Math.max(slowest, performance.now() - at);
    expect(await response.json()).toMatchObject({ code: 'storage-unavailable' });
    expect(response.headers.get('retry-after')).toBe('5');
    statuses.push(response.status, (await fetch(url, { headers })).status);
    // What needs no file goes on
    expect((await fetch(`${portal.origin}/news`)).status).toBe(200);
  }
  expect(new Set(statuses)).toEqual(new Set([503]));
  told(
    `uploads and downloads while it is away`,
    `${statuses.length} of ${statuses.length} are 503, slowest upload ${(slowest / 1_000).toFixed(1)} s`,
  );

  await startStorage();
  const rest = async () =>
    fetch(url, { headers: { ...headers, range: `bytes=${part.bytes.length}-`, 'if-range': part.etag } });
  await expect.poll(async () => (await rest()).status, { intervals: [200], timeout: 15_000 }).toBe(206);
  const end = Buffer.from(await (await rest()).arrayBuffer());
  expect(Buffer.concat([part.bytes, end]).equals(content)).toBe(true);
  const more = await files.open('sixty', { first: some.length, last: large.length - 1 });
  expect(Buffer.concat([some, await buffer(more!.stream)]).equals(large)).toBe(true);
  told('both downloads go on when it is back', 'the same bytes');

  for (const title of titles) {
    const found = await fetch(`${portal.origin}/api/classroom/view?title=${encodeURIComponent(title)}`, { headers });
    expect(((await found.json()) as { total: number }).total).toBe(0);
  }
  expect(await files.stat('half')).toBeUndefined();
  expect(storedFiles().filter((file) => !before.includes(file))).toEqual([]);
  const title = `보관소 있음 ${randomUUID()}`;
  const body = postOf(title);
  const stored = await fetch(`${portal.origin}/api/classroom/edit`, { method: 'POST', headers, body });
  expect(stored.status).toBe(201);
  told('posts of the uploads that were refused', `0 of ${titles.length}; the next upload is stored`);
});
