import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { catalogueList } from '../../../seeds/catalogue-list.ts';
import { seedDocuments } from '../../../seeds/seed-documents.ts';
import { supportService } from '../../service.ts';

// Bytes that differ from document to document, without the cost of a PDF.
const bytesOf = async (key: string, lang = 'ko'): Promise<Buffer> =>
  Buffer.from(`%PDF-1.7 ${key} ${(lang === 'ko' ? '가' : 'x').repeat(5000)}`);

let service: TestService;
beforeAll(async () => {
  service = await createTestService(supportService);
  await seedDocuments({ db: service.db, files: service.app.files, read: bytesOf });
});
afterAll(() => service.close());

const roles = { visitor: undefined, member: 'member', admin: 'admin' } as const;
const headersOf = (role: keyof typeof roles): Record<string, string> => {
  const known = roles[role];
  return known ? { authorization: `Bearer ${service.token({ role: known })}` } : {};
};
const addressOf = (filePath: string) => `/api/file/download?filePath=${encodeURIComponent(filePath)}`;
const webEq = 'catalogs/WEB_EQ_카탈로그.pdf';
const ask = (filePath: string, headers: Record<string, string> = headersOf('member'), method: 'GET' | 'HEAD' = 'GET') =>
  service.app.inject({ method, url: addressOf(filePath), headers });

async function countOf(key: string): Promise<number> {
  const row = await service.db('documents').first('downloadCount').where({ key });
  return Number(row.downloadCount);
}

describe('GET /api/file/documents', () => {
  test.each(['visitor', 'member', 'admin'] as const)(
    'lists the seven to a %s, in the order of the page',
    async (role) => {
      const answer = await service.app.inject({ url: '/api/file/documents', headers: headersOf(role) });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().map((item: { key: string }) => item.key)).toEqual([
        'company',
        'web-eq',
        'smwp',
        'sm-io-server',
        'sm2s',
        'sm-haccp',
        'nectos',
      ]);
    },
  );

  test('says of each what the card shows, and no more', async () => {
    const [, item] = (await service.app.inject('/api/file/documents')).json();
    expect(item).toEqual({
      key: 'web-eq',
      title: 'WEB EQ 카탈로그',
      type: 'catalog',
      colour: 'web-eq',
      filename: 'WEB_EQ_카탈로그.pdf',
      size: (await bytesOf('web-eq')).length,
      updatedAt: '2026-11-29T15:00:00.000Z',
      lang: 'ko',
    });
  });

  test('are the introduction of the company and the catalogues of six products', async () => {
    const documents = (await service.app.inject('/api/file/documents')).json<{ title: string; type: string }[]>();
    expect(documents.map(({ title, type }) => [title, type])).toEqual([
      ['회사소개서', 'brochure'],
      ['WEB EQ 카탈로그', 'catalog'],
      ['SMWP 카탈로그', 'catalog'],
      ['SM-IO-SERVER 카탈로그', 'catalog'],
      ['SM2S 카탈로그', 'catalog'],
      ['SM-HACCP 카탈로그', 'catalog'],
      ['NECTOS 카탈로그', 'catalog'],
    ]);
  });

  test('gives English titles on request', async () => {
    const [item] = (await service.app.inject('/api/file/documents?lang=en')).json();
    expect(item).toMatchObject({ title: 'Company brochure', lang: 'en', type: 'brochure' });
  });

  test('refuses a language it does not have', async () => {
    expect((await service.app.inject('/api/file/documents?lang=fr')).statusCode).toBe(400);
  });
});

describe('GET /api/file/download', () => {
  test('is closed to visitors, whether the name exists or not', async () => {
    for (const filePath of [webEq, 'catalogs/none.pdf', '../../etc/passwd']) {
      const answer = await ask(filePath, {});
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  test('is closed to a forged token', async () => {
    expect((await ask(webEq, { authorization: 'Bearer a.b.c' })).statusCode).toBe(401);
  });

  test.each(['member', 'admin'] as const)(
    'gives a %s the whole file, to be saved under its Korean name',
    async (role) => {
      const answer = await ask(webEq, headersOf(role));
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(await bytesOf('web-eq'))).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(answer.rawPayload.length),
        'accept-ranges': 'bytes',
      });
      const disposition = String(answer.headers['content-disposition']);
      expect(disposition).toMatch(/^attachment;/);
      expect(decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '')).toBe('WEB_EQ_카탈로그.pdf');
    },
  );

  test('gives every listed document', async () => {
    for (const { key, filename } of catalogueList) {
      const answer = await ask(`catalogs/${filename}`);
      expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(
        createHash('sha256')
          .update(await bytesOf(key))
          .digest('hex'),
      );
    }
  });

  test('gives the English file on request, under the same name, with its own size in the list', async () => {
    const url = `${addressOf(webEq)}&lang=en`;
    const answer = await service.app.inject({ url, headers: headersOf('member') });
    expect(answer.rawPayload.equals(await bytesOf('web-eq', 'en'))).toBe(true);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('WEB EQ catalogue.pdf');
    const korean = await ask(webEq);
    expect(answer.headers.etag).not.toBe(korean.headers.etag);
    const [, item] = (await service.app.inject('/api/file/documents?lang=en')).json();
    expect(item.size).toBe(answer.rawPayload.length);
    expect((await service.app.inject({ url, headers: {} })).statusCode).toBe(401);
    const wrong = `${addressOf(webEq)}&lang=fr`;
    expect((await service.app.inject({ url: wrong, headers: headersOf('member') })).statusCode).toBe(400);
  });

  test.each([
    'WEB_EQ_카탈로그.pdf',
    '/catalogs/WEB_EQ_카탈로그.pdf',
    'catalogs//WEB_EQ_카탈로그.pdf',
    'catalogs/./WEB_EQ_카탈로그.pdf',
    'catalogs/../catalogs/WEB_EQ_카탈로그.pdf',
    'catalogs/WEB_EQ_카탈로그.pdf/',
    'catalogs/web_eq_카탈로그.pdf',
    webEq.normalize('NFD'),
    'catalogs/WEB_EQ_카탈로그.pdf ',
    'catalogs/%',
    'catalogs/web-eq',
    'catalogs/',
    '../../../../etc/passwd',
    'catalogs/..%2f..%2fetc%2fpasswd',
    'C:\\catalogs\\WEB_EQ_카탈로그.pdf',
    '',
  ])('answers 404 to %p', async (filePath) => {
    const answer = await ask(filePath);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, code: 'document-not-found' });
  });

  test('refuses a name that no file can have', async () => {
    expect((await ask('catalogs/WEB_EQ_카탈로그.pdf\u0000.png')).json()).toMatchObject({
      status: 400,
      errors: { filePath: 'invalid-format' },
    });
  });

  test('does not give out a file by the name it is stored under', async () => {
    const [stored] = await readdir(path.join(service.filesDir, 'catalogs'));
    expect((await ask(`catalogs/${stored}`)).statusCode).toBe(404);
  });

  test.each(['/api/file/download', `${addressOf(webEq)}&filePath=other`])(
    'refuses %s, which names no one file',
    async (url) => {
      expect((await service.app.inject({ url, headers: headersOf('member') })).statusCode).toBe(400);
    },
  );

  test('sends the part that Range asks for', async () => {
    const whole = await bytesOf('web-eq');
    const answer = await ask(webEq, { ...headersOf('member'), range: 'bytes=9-14' });
    expect(answer.statusCode).toBe(206);
    expect(answer.payload).toBe('web-eq');
    expect(answer.headers).toMatchObject({ 'content-range': `bytes 9-14/${whole.length}`, 'content-length': '6' });
  });

  test('refuses a part beyond the end', async () => {
    const answer = await ask(webEq, { ...headersOf('member'), range: 'bytes=999999-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${(await bytesOf('web-eq')).length}`);
  });

  test('answers 304 to a browser that has this version', async () => {
    const { headers } = await ask(webEq);
    const again = await ask(webEq, { ...headersOf('member'), 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('tells a HEAD how large the file is and sends nothing', async () => {
    const answer = await ask(webEq, headersOf('member'), 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String((await bytesOf('web-eq')).length));
    expect(answer.rawPayload).toHaveLength(0);
  });

  test('says 503, and counts nothing, when a published file has gone from the disk', async () => {
    const before = await countOf('nectos');
    const { storedPath } = await service.db('documents').first('storedPath').where({ key: 'nectos' });
    await rm(path.join(service.filesDir, storedPath));
    const answer = await ask('catalogs/NECTOS_카탈로그.pdf');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().code).toBe('file-unavailable');
    expect(await countOf('nectos')).toBe(before);
    await seedDocuments({ db: service.db, files: service.app.files, read: bytesOf });
    expect((await ask('catalogs/NECTOS_카탈로그.pdf')).statusCode).toBe(200);
  });
});

describe('the download count', () => {
  const smwp = 'catalogs/SMWP_카탈로그.pdf';

  test('counts each download once, and nothing that is none', async () => {
    const before = await countOf('smwp');
    const { headers } = await ask(smwp);
    await ask(smwp, { ...headersOf('member'), range: 'bytes=0-99' });
    expect(await countOf('smwp')).toBe(before + 2);

    await ask(smwp, {});
    await ask(smwp, headersOf('member'), 'HEAD');
    await ask(smwp, { ...headersOf('member'), range: 'bytes=100-' });
    await ask(smwp, { ...headersOf('member'), 'if-none-match': String(headers.etag) });
    expect(await countOf('smwp')).toBe(before + 2);
  });

  test('loses none of many at once', async () => {
    const before = await countOf('sm2s');
    await Promise.all(Array.from({ length: 20 }, () => ask('catalogs/SM2S_카탈로그.pdf')));
    expect(await countOf('sm2s')).toBe(before + 20);
  });
});
