import net from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  cleanStoredPictures,
  createFileLedger,
  decodeImage,
  maxAttachmentBytes,
  storedPicturesMigration,
} from '@portal/service-kit';
import { connectDatabase } from '@portal/service-kit/database';
import { pictureTables } from './stored-pictures.ts';
import { communityForFile, newAdmin, newMember } from '../../testing/community.ts';
import { archive, bomb, compoundFile, pdf, picture } from '../../testing/sample-files.ts';

const community = communityForFile();
const author = newMember();
const admin = newAdmin();
let png: Buffer;

beforeAll(async () => {
  png = await picture('png');
});

const attach = (name: string, content: Buffer | string) =>
  community().send(
    '/api/classroom/edit',
    { type: 'attach', title: '자료', content: '내용' },
    { as: author, file: { name, content } },
  );
const download = (id: number, headers = {}) =>
  community().ask('GET', `/api/classroom/attachment?classroomId=${id}`, { headers });

describe('what may be attached', () => {
  test.each([
    ['png', () => picture('png')],
    ['jpg', () => picture('jpeg')],
    ['JPEG', () => picture('jpeg')],
    ['webp', () => picture('webp')],
    ['gif', () => picture('gif')],
    ['pdf', () => pdf],
    ['doc', () => compoundFile('WordDocument')],
    ['xls', () => compoundFile('Workbook')],
    ['ppt', () => compoundFile('PowerPoint Document')],
    ['hwp', () => compoundFile('FileHeader')],
    ['docx', () => archive('[Content_Types].xml', 'word/document.xml')],
    ['xlsx', () => archive('[Content_Types].xml', 'xl/workbook.xml')],
    ['pptx', () => archive('[Content_Types].xml', 'ppt/presentation.xml')],
    ['hwpx', () => archive('mimetype', 'Contents/section0.xml')],
    ['zip', () => archive('보고서/1.txt')],
    ['txt', () => '교육 메모\n두 번째 줄'],
    ['txt', () => Buffer.from('c0ccb8a7', 'hex')],
    ['csv', () => '\uFEFF이름,값\r\n온도,21\r\n'],
  ])('a file called .%s with such a content', async (ending, content) => {
    const answer = await attach(`자료.${ending}`, await content());
    expect([answer.statusCode, answer.json().fileName]).toEqual([201, `자료.${ending}`]);
  });

  test.each([
    ['a page', 'page.html', '<!doctype html><script>alert(1)</script>', 'file-type-not-allowed'],
    ['a page behind a picture’s name', 'a.png.html', '<html></html>', 'file-type-not-allowed'],
    ['a picture behind a page’s name', 'a.html.png', 'png', 'file-type-not-allowed'],
    ['an SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file-type-not-allowed'],
    ['a program', 'setup.exe', 'MZ\x90\0', 'file-type-not-allowed'],
    ['a name without an ending', 'README', 'text', 'file-type-not-allowed'],
    ['a program that turns its name around', 'report\u202Egnp.exe', 'MZ', 'file-type-not-allowed'],
    ['a program called PDF', 'a.pdf', 'MZ\x90\0', 'file-content-mismatch'],
    ['a program called text', 'a.txt', 'MZ\x90\0\x03', 'file-content-mismatch'],
    ['a page called text', 'a.txt', '  <html><body>hi</body></html>', 'file-content-mismatch'],
    ['a script called CSV', 'a.csv', 'a,b\n<script>alert(1)</script>', 'file-content-mismatch'],
    ['an SVG called PNG', 'a.png', '<svg/>', 'file-content-mismatch'],
    ['a text called PNG', 'a.png', 'hello, this is a text', 'file-content-mismatch'],
    ['a picture called PDF', 'a.pdf', 'png', 'file-content-mismatch'],
    ['a picture called JPEG', 'a.jpg', 'png', 'file-content-mismatch'],
    ['an app called ZIP', 'a.zip', archive('META-INF/MANIFEST.MF', 'A.class'), 'file-content-mismatch'],
    [
      'a document with macros',
      'a.docx',
      archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      'file-content-mismatch',
    ],
    ['an archive called DOCX', 'a.docx', archive('a.txt'), 'file-content-mismatch'],
    ['an installer called DOC', 'a.doc', compoundFile('Property'), 'file-content-mismatch'],
    ['a PDF with an archive behind it', 'a.pdf', Buffer.concat([pdf, archive('a.class')]), 'file-content-mismatch'],
    [
      'an archive with something before it',
      'a.zip',
      Buffer.concat([Buffer.from('GIF89a'), archive('a.txt')]),
      'file-content-mismatch',
    ],
    [
      'a PDF that is a page too',
      'a.pdf',
      Buffer.concat([Buffer.from('%PDF-1.4\n<html><script>1</script>\n'), pdf]),
      'file-content-mismatch',
    ],
  ])('%s may not', async (_what, name, content, code) => {
    const before = await community().storedAtRest();
    const answer = await attach(name, content === 'png' ? png : content);
    expect(answer.json()).toMatchObject({ status: 415, code });
    expect(await community().storedAtRest()).toEqual(before);
  });

  test('a picture that carries a script or an archive may not', async () => {
    const text = await sharp(png)
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    expect((await attach('a.jpg', text)).json()).toMatchObject({ code: 'file-content-mismatch' });
    expect((await attach('a.jpg', Buffer.concat([await picture('jpeg'), archive('a.txt')]))).json()).toMatchObject({
      code: 'file-content-mismatch',
    });
    expect((await attach('a.png', Buffer.concat([png, Buffer.from('more')]))).json()).toMatchObject({
      code: 'file-content-mismatch',
    });
  });

  test.each(['a.jpg', 'a.png', 'a.webp'])('a picture may, without the place where it was taken: %s', async (name) => {
    const format = name === 'a.jpg' ? 'jpeg' : name === 'a.png' ? 'png' : 'webp';
    const taken = sharp(png).withExif({ IFD0: { Make: 'Kim' }, IFD3: { GPSLatitude: '37/1 33/1 58/1' } });
    const content = await taken.toFormat(format).toBuffer();
    const { classroomId, fileSize } = (await attach(name, content)).json();
    const { rawPayload } = await download(classroomId);
    expect((await sharp(content).metadata()).exif).toBeDefined();
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload).toHaveLength(fileSize);
    const [stored, sent] = [await sharp(rawPayload).raw().toBuffer(), await sharp(content).raw().toBuffer()];
    expect(stored.equals(sent)).toBe(true);
  });

  test('nothing is no file', async () => {
    expect((await attach('a.txt', '')).json()).toMatchObject({ status: 400, code: 'file-empty' });
  });
});

describe('the size of a file', () => {
  test('may be 5 × 1024 × 1024 bytes, and not one more', async () => {
    const before = await community().storedAtRest();
    expect((await attach('큰 파일.txt', Buffer.alloc(maxAttachmentBytes, 'a'))).json()).toMatchObject({
      fileSize: 5_242_880,
    });
    expect((await attach('큰 파일.txt', Buffer.alloc(maxAttachmentBytes + 1, 'a'))).json()).toMatchObject({
      status: 413,
      code: 'file-too-large',
    });
    expect(await community().storedAtRest()).toHaveLength(before.length + 1);
  });
});

describe('images', () => {
  test('of forty thousand pixels a side are refused at once', async () => {
    const content = bomb();
    const began = Date.now();
    const answer = await community().send(
      '/api/news/write',
      { title: '폭탄', content: '내용' },
      { as: admin, file: { name: 'a.png', content } },
    );
    expect(answer.json()).toMatchObject({ status: 413, code: 'image-too-many-pixels' });
    expect((await attach('a.png', content)).json()).toMatchObject({ status: 413, code: 'image-too-many-pixels' });
    // Decoding it would take far longer
    expect(Date.now() - began).toBeLessThan(10_000);
  }, 60_000);

  test('of 49 megapixels are refused in parallel as one by one, and leave nothing', async () => {
    const content = bomb(7_000);
    const before = await community().storedAtRest();
    const { count } = (await community().service.db('news_items').count({ count: '*' }).first()) as { count: string };
    const began = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        community().send(
          '/api/news/write',
          { title: '큰 그림', content: '내용' },
          { as: admin, file: { name: 'a.png', content } },
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([413]));
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(await community().storedAtRest()).toEqual(before);
    expect(await community().service.db('news_items').count({ count: '*' }).first()).toEqual({ count });
  });

  test('of the largest size, many at once, are each stored whole or refused and not stored', async () => {
    const content = bomb(6_320);
    const before = await community().storedAtRest();
    const title = 'many at once';
    const origin = await community().service.app.listen({ host: '127.0.0.1', port: 0 });
    const write = async () => {
      const body = new FormData();
      body.append('title', title);
      body.append('content', 'text');
      body.append('file', new Blob([new Uint8Array(content)]), 'a.png');
      const headers = { authorization: `Bearer ${community().service.token(admin)}` };
      const response = await fetch(`${origin}/api/news/write`, { method: 'POST', body, headers });
      return { status: response.status, code: ((await response.json()) as { code?: string }).code };
    };
    const responses = await Promise.all(Array.from({ length: 40 }, write));
    const stored = responses.filter(({ status }) => status === 201).length;
    // On a slow machine the time of a whole request can end before the time of its image
    const refused = responses.filter(({ status }) => status !== 201).map(({ status, code }) => `${status} ${code}`);
    expect(['503 images-busy', '503 time-limit']).toEqual(expect.arrayContaining(refused));
    expect(await community().service.db('news_items').where('titleKo', title)).toHaveLength(stored);
    // The file and its two copies
    expect((await community().storedAtRest()).length - before.length).toBe(3 * stored);
    // All may be refused where a core is shared; one alone is taken again
    expect(await write()).toEqual({ status: 201, code: undefined });
  }, 60_000);

  test.each([
    ['/api/classroom/edit', { type: 'attach', title: '자료', content: '내용' }],
    ['/api/news/media', {}],
  ])('of one network wait for none of those that others keep in line (%s)', async (url, fields) => {
    let release = () => undefined as void;
    const read = new Promise<Buffer>((resolve) => (release = () => resolve(png)));
    const others = Array.from({ length: 60 }, () => decodeImage(() => read, [10]).catch(() => undefined));
    const sent = community().send(url, fields, { as: author, file: { name: 'a.png', content: png } });
    await wait(500);
    release();
    expect((await sent).statusCode).toBe(201);
    await Promise.all(others);
  });

  test('that are cut off are refused', async () => {
    const jpeg = await picture('jpeg');
    const before = await community().storedAtRest();
    expect((await attach('a.jpg', jpeg.subarray(0, jpeg.length / 2))).json()).toMatchObject({
      status: 415,
      code: 'image-unreadable',
    });
    const cut = Buffer.concat([png.subarray(0, png.length / 2), png.subarray(-12)]);
    expect((await attach('a.png', cut)).json()).toMatchObject({ status: 415, code: 'image-unreadable' });
    expect(await community().storedAtRest()).toEqual(before);
  });

  test('tell their size, lying on their side or not', async () => {
    const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await attach('a.jpg', turned)).json()).toMatchObject({
      fileKind: 'image',
      imageWidth: 600,
      imageHeight: 900,
    });
  });
});

describe('a download', () => {
  test('gives the very bytes, saved under the Korean name that macOS takes apart', async () => {
    const answer = await attach('보고서 1차.txt'.normalize('NFD'), '내용');
    expect(answer.json().fileName).toBe('보고서 1차.txt'.normalize('NFC'));
    const file = await download(answer.json().classroomId);
    expect(file.body).toBe('내용');
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; .*filename\*=UTF-8''%EB%B3%B4%EA%B3%A0%EC%84%9C%201%EC%B0%A8\.txt$/,
      ),
      'x-content-type-options': 'nosniff',
      'content-type': 'text/plain',
    });
  });

  test('shows images in place, under their name', async () => {
    const answer = await attach('사진.png', png);
    const file = await download(answer.json().classroomId);
    expect(file.rawPayload.equals(png)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(/^inline; .*%EC%82%AC%EC%A7%84\.png$/),
    });
  });

  test('can be resumed', async () => {
    const id = (await attach('a.txt', '0123456789')).json().classroomId;
    const part = await download(id, { range: 'bytes=4-' });
    expect([part.statusCode, part.body]).toEqual([206, '456789']);
  });

  test('of a post without a file, or of none, is not found', async () => {
    expect((await download(await community().post(author))).json()).toMatchObject({
      status: 404,
      code: 'attachment-not-found',
    });
    expect((await download(999_999)).json()).toMatchObject({ status: 404, code: 'classroom-not-found' });
  });
});

describe('the file of a post', () => {
  const edit = (id: number, fields: object, file?: { name: string; content: string }) =>
    community().send(
      '/api/classroom/edit',
      { classroomId: `${id}`, type: 'attach', title: '자료', content: '내용', ...fields },
      { as: author, file },
    );

  test('stays when an edit brings none, is replaced by another, and is taken away on request', async () => {
    const before = await community().storedAtRest();
    const id = await community().post(author, {}, { name: '하나.txt', content: '1' });
    expect((await edit(id, {})).json()).toMatchObject({ fileName: '하나.txt', version: 2 });
    expect((await edit(id, {}, { name: '둘.txt', content: '22' })).json()).toMatchObject({
      fileName: '둘.txt',
      fileSize: 2,
    });
    expect((await download(id)).body).toBe('22');
    expect(await community().storedAtRest()).toHaveLength(before.length + 1);
    expect((await edit(id, { removeFile: 'true' })).json()).toMatchObject({ fileName: null, fileKind: null });
    expect(await community().storedAtRest()).toEqual(before);
  });

  test('is not lost to a stale edit', async () => {
    const before = await community().storedAtRest();
    const id = await community().post(author, {}, { name: '하나.txt', content: '1' });
    await edit(id, { version: '1' });
    expect((await edit(id, { version: '1' }, { name: '둘.txt', content: '2' })).json()).toMatchObject({
      status: 409,
      code: 'stale-edit',
    });
    expect((await download(id)).body).toBe('1');
    expect(await community().storedAtRest()).toHaveLength(before.length + 1);
  });

  test.each(['2147483648', '1e300', 'Infinity'])(
    'is not lost to the version %s, which no post can have',
    async (version) => {
      const id = await community().post(author, {}, { name: '하나.txt', content: '1' });
      const before = await community().storedAtRest();
      expect((await edit(id, { version }, { name: '둘.txt', content: '2' })).json()).toMatchObject({ status: 400 });
      expect((await download(id)).body).toBe('1');
      expect(await community().storedAtRest()).toEqual(before);
    },
  );
});

test('an upload that is broken off leaves no file and no row', async () => {
  const { service, stored } = community();
  if (!service.app.server.listening) await service.app.listen({ host: '127.0.0.1', port: 0 });
  const before = await stored();
  const { port } = service.app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const head =
    '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\n끊김\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  socket.write(
    `POST /api/classroom/edit HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${service.token(author)}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n${head}`,
  );
  socket.write('a'.repeat(300_000));
  for (let tries = 0; tries < 100 && (await stored()).length === before.length; tries += 1) await wait(20);
  expect((await stored()).length).toBeGreaterThan(before.length);
  socket.destroy();
  for (let tries = 0; tries < 100 && (await stored()).length > before.length; tries += 1) await wait(20);
  expect(await stored()).toEqual(before);
  expect(await service.db('classroom_posts').where('title', '끊김')).toEqual([]);
  expect(await service.db('file_removals')).toEqual([]);
});

test('a picture that was stored with metadata loses it, and other files stay as they are', async () => {
  const { service, storedAtRest } = community();
  const { db, app, ownerUrl } = service;
  const photograph = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Make: 'Camera of Kim' } })
    .jpeg()
    .toBuffer();
  const [first, second] = [await attach('a.jpg', photograph), await attach('b.txt', '본문')].map(
    (answer) => answer.json().classroomId as number,
  );
  // As it was before uploads lost their metadata
  const { filePath } = await db('classroom_posts').where('id', first).first('filePath');
  const former = await app.files.put(filePath, Readable.from([photograph]), photograph.length);
  await db('classroom_posts')
    .where('id', first)
    .update({ fileSize: former.bytes, fileSha256: former.sha256, fileType: null });
  const owner = connectDatabase({ url: ownerUrl, schema: 'community', poolSize: 1, columns: 'stored' });
  const migration = storedPicturesMigration(pictureTables);
  await migration.down(owner);
  await migration.up(owner);
  await owner.destroy();
  const before = await storedAtRest();

  const ledger = createFileLedger(db, app.files);
  const clean = () => cleanStoredPictures(db, { files: app.files, ledger, tables: pictureTables });
  expect(await clean()).toBeGreaterThan(0);
  expect(await clean()).toBe(0);
  const { rawPayload, headers } = await download(first ?? 0);
  expect(rawPayload.toString('latin1')).not.toContain('Camera of Kim');
  expect(headers['content-length']).toBe(`${rawPayload.length}`);
  expect((await sharp(rawPayload).metadata()).width).toBe(40);
  expect((await download(second ?? 0)).body).toBe('본문');
  expect(await storedAtRest()).toHaveLength(before.length);
});
