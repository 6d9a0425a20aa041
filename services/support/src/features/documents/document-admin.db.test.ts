import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { seedDocuments } from '../../../seeds/seed-documents.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';
import { maxDocumentBytes } from './document-admin-routes.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const read = async (key: string, lang: string): Promise<Buffer> => samplePdf(lang === 'ko' ? key : `${key} in English`);

beforeAll(async () => {
  await seedDocuments({ db: support().service.db, files: support().service.app.files, read });
});

interface Listed {
  key: string;
  version: number;
  replaced: boolean;
}

const listed = async (key: string) =>
  (await support().ask('GET', '/api/file/admin/documents', { as: admin }))
    .json()
    .find((document: Listed) => document.key === key);
const card = async (key: string) =>
  (await support().ask('GET', '/api/file/documents')).json().find((document: Listed) => document.key === key);
const download = (filename: string, headers: Record<string, string> = {}, lang = 'ko') =>
  support().ask('GET', `/api/file/download?filePath=${encodeURIComponent(`catalogs/${filename}`)}&lang=${lang}`, {
    as: newMember(),
    headers,
  });

async function upload(
  key: string,
  content: Buffer,
  {
    version,
    name = '새 카탈로그.pdf',
    as = admin,
    field = 'file',
  }: { version?: number; name?: string; as?: object; field?: string } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'application/pdf' }), name);
  const message = new Response(form);
  const { service } = support();
  return service.app.inject({
    method: 'POST',
    url: `/api/file/admin/documents/${key}/file?version=${version ?? (await listed(key)).version}`,
    payload: Buffer.from(await message.arrayBuffer()),
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      authorization: `Bearer ${service.token(as)}`,
    },
  });
}

const reset = (key: string, version: number) =>
  support().ask('POST', `/api/file/admin/documents/${key}/reset`, { as: admin, body: { version } });
const restore = (key: string, version: number) =>
  support().ask('POST', `/api/file/admin/documents/${key}/restore`, { as: admin, body: { version } });
const stored = () => readdir(path.join(support().service.filesDir, 'catalogs'));
const auditOf = async (action: string) => (await support().service.audit()).filter((entry) => entry.action === action);

describe('the list for admins', () => {
  test('counts the downloads and says whose file is published', async () => {
    await download('SMWP_카탈로그.pdf');
    expect(await listed('smwp')).toMatchObject({
      titleKo: 'SMWP 카탈로그',
      titleEn: 'SMWP catalogue',
      filename: 'SMWP_카탈로그.pdf',
      downloads: 1,
      replaced: false,
      replacedBy: null,
      uploadedName: null,
      version: 1,
    });
  });
});

describe('a replaced document', () => {
  test('is what everybody sees and gets from that moment, under its old name', async () => {
    const before = await download('WEB_EQ_카탈로그.pdf');
    const content = samplePdf('새 판');
    const answer = await upload('web-eq', content);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      key: 'web-eq',
      size: content.length,
      replaced: true,
      replacedBy: '박관리',
      uploadedName: '새 카탈로그.pdf',
      version: 2,
    });
    expect(await card('web-eq')).toMatchObject({
      size: content.length,
      updatedAt: answer.json().updatedAt,
      filename: 'WEB_EQ_카탈로그.pdf',
    });

    const after = await download('WEB_EQ_카탈로그.pdf', { 'if-none-match': String(before.headers['etag']) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(content.toString());
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const part = await download('WEB_EQ_카탈로그.pdf', {
      range: 'bytes=5-',
      'if-range': String(before.headers['etag']),
    });
    expect([part.statusCode, part.body.length]).toEqual([200, content.toString().length]);
    expect(await auditOf('document.replace')).toMatchObject([
      {
        actor: { id: admin.id },
        target: { type: 'document', id: 'web-eq' },
        details: { sha256: createHash('sha256').update(content).digest('hex') },
      },
    ]);
  });

  test('is the same file in both languages, until the originals are back', async () => {
    const key = 'sm-io-server';
    const inEnglish = async () => (await download('SM-IO_SERVER_카탈로그.pdf', {}, 'en')).body;
    const sizeIn = async (lang: string) =>
      (await support().ask('GET', `/api/file/documents?lang=${lang}`))
        .json()
        .find((document: Listed) => document.key === key).size;
    expect(await inEnglish()).toContain(`%${key} in English`);
    expect((await sizeIn('en')) - (await sizeIn('ko'))).toBe(' in English'.length);
    const { version } = (await upload(key, samplePdf('both'))).json<{ version: number }>();
    expect(await inEnglish()).toContain('%both');
    expect(await sizeIn('en')).toBe(await sizeIn('ko'));
    await reset(key, version);
    expect(await inEnglish()).toContain(`%${key} in English`);
  });

  test('survives the next seed and goes back to the original on request', async () => {
    const original = await card('sm2s');
    await upload('sm2s', samplePdf('a'));
    await upload('sm2s', samplePdf('b'));
    const { service } = support();
    expect(await seedDocuments({ db: service.db, files: service.app.files, read })).toEqual([]);
    expect((await download('SM2S_카탈로그.pdf')).body).toContain('%b');
    const answer = await reset('sm2s', (await listed('sm2s')).version);
    expect(answer.json()).toMatchObject({
      replaced: false,
      replacedBy: null,
      uploadedName: null,
      size: original.size,
      updatedAt: original.updatedAt,
    });
    expect(await card('sm2s')).toEqual(original);
    expect((await download('SM2S_카탈로그.pdf')).body).toContain('%sm2s');
    expect((await reset('sm2s', answer.json().version)).json()).toMatchObject({
      status: 409,
      code: 'already-original',
    });
    expect((await auditOf('document.reset')).filter(({ target }) => target?.id === 'sm2s')).toHaveLength(1);
  });

  test('comes back when its reset is undone, and only then', async () => {
    const before = (await upload('smwp', samplePdf('mine'))).json<{ version: number; size: number }>();
    expect((await restore('smwp', before.version)).json()).toMatchObject({ status: 409, code: 'nothing-to-restore' });
    const { version } = (await reset('smwp', before.version)).json<{ version: number }>();
    expect((await restore('smwp', before.version)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    const back = (await restore('smwp', version)).json<{ version: number }>();
    expect(back).toEqual({ ...before, version: version + 1 });
    expect((await download('SMWP_카탈로그.pdf')).body).toContain('%mine');
    expect((await restore('smwp', back.version)).json()).toMatchObject({ code: 'nothing-to-restore' });
    expect(await auditOf('document.restore')).toHaveLength(1);
  });

  test('leaves no file behind that nobody can get, but the last one, which somebody may still be reading', async () => {
    const before = (await stored()).length;
    for (const text of ['a', 'b', 'c', 'd']) await upload('sm-haccp', samplePdf(text));
    expect(await stored()).toHaveLength(before + 2);
    await reset('sm-haccp', (await listed('sm-haccp')).version);
    expect(await stored()).toHaveLength(before + 1);
  });
});

describe('an upload', () => {
  const whole = samplePdf('whole');
  test.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1')],
    ['text that is called PDF', Buffer.from('%PDF-1.7\nhello\nstartxref\n3\n%%EOF')],
    ['a web page', Buffer.from('<html>%PDF-1.7</html>')],
    ['a PDF that was cut off', whole.subarray(0, whole.length - 40)],
    ['the end of a PDF', whole.subarray(20)],
    ['a PDF inside another file', Buffer.concat([Buffer.from('PK\x03\x04'), whole])],
    ['nothing', Buffer.alloc(0)],
  ])('of %s is refused by its content, whatever its name says', async (_what, content) => {
    const files = await stored();
    expect((await upload('nectos', content)).json()).toMatchObject({ status: 415, code: 'not-a-pdf' });
    expect(await stored()).toEqual(files);
    expect(await listed('nectos')).toMatchObject({ replaced: false, version: 1 });
  });

  test('may be as large as it says on the page and not a byte larger', async () => {
    const overhead = samplePdf('', maxDocumentBytes).length - maxDocumentBytes;
    expect((await upload('nectos', samplePdf('', maxDocumentBytes - overhead))).statusCode).toBe(200);
    expect((await upload('nectos', samplePdf('', maxDocumentBytes - overhead + 1))).json()).toMatchObject({
      status: 413,
      code: 'file-too-large',
    });
  });

  test('that rests on an older version is refused, and one of two at once wins', async () => {
    const { version } = await listed('company');
    const answers = await Promise.all(['one', 'two'].map((text) => upload('company', samplePdf(text), { version })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await upload('company', samplePdf('late'), { version })).json()).toMatchObject({ code: 'stale-edit' });
    expect((await reset('company', version)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  });

  test('that rests on a version which no document can have is refused', async () => {
    const [before, version] = [await listed('company'), 2_147_483_648];
    expect((await upload('company', samplePdf('x'), { version })).json()).toMatchObject({ code: 'stale-edit' });
    expect((await reset('company', version)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await listed('company')).toEqual(before);
  });

  test('for a document that there is not, or without a file, is refused', async () => {
    expect((await upload('poster', samplePdf('x'), { version: 1 })).json()).toMatchObject({
      status: 404,
      code: 'document-not-found',
    });
    const form = new Response(new FormData());
    const { service } = support();
    const { version } = await listed('company');
    const answer = await service.app.inject({
      method: 'POST',
      url: `/api/file/admin/documents/company/file?version=${version}`,
      payload: Buffer.from(await form.arrayBuffer()),
      headers: {
        'content-type': form.headers.get('content-type') ?? '',
        authorization: `Bearer ${service.token(admin)}`,
      },
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'file-missing' });
  });
});
