import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { documentKeys } from '../src/features/documents/document-keys.ts';
import { supportService } from '../src/service.ts';
import { catalogueList } from './catalogue-list.ts';
import type { Catalogue } from './catalogue-list.ts';
import { seedDocuments } from './seed-documents.ts';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(supportService);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db('documents').del();
  await rm(path.join(service.filesDir, 'catalogs'), { recursive: true, force: true });
});

const read = async (key: string, lang: string): Promise<Buffer> => Buffer.from(`%PDF-1.7 ${key} ${lang}`);
const seed = (documents?: Catalogue[]) => seedDocuments({ db: service.db, files: service.app.files, documents, read });
const versionOf = (key: string) => catalogueList.find((document) => document.key === key)?.version ?? 0;
const revised = (key: string) =>
  catalogueList.map((document) => (document.key === key ? { ...document, version: document.version + 1 } : document));
const stored = () => readdir(path.join(service.filesDir, 'catalogs'));

describe('seeding the documents', () => {
  test('publishes the seven, and a second time nothing', async () => {
    expect(await seed()).toEqual([...documentKeys]);
    const files = await stored();
    expect(files).toHaveLength(14);
    expect(await seed()).toEqual([]);
    expect(await stored()).toEqual(files);
  });

  test('succeeds in three copies at once', async () => {
    await Promise.all([seed(), seed(), seed()]);
    expect(await service.db('documents').select('key').orderBy('position')).toEqual(
      documentKeys.map((key) => ({ key })),
    );
    expect(await stored()).toHaveLength(14);
  });

  test('gives a row of the version before its English file', async () => {
    await seed();
    const version = versionOf('company') - 1;
    await service
      .db('documents')
      .update({ factsVersion: version, englishPath: null, englishSize: null, englishSha256: null });
    expect(await seed()).toEqual([...documentKeys]);
    expect(await service.db('documents').whereNull('englishPath')).toEqual([]);
  });

  test('keeps the counts when it replaces an older version', async () => {
    await seed();
    await service.db('documents').where({ key: 'smwp' }).update({ downloadCount: 41 });
    expect(await seed(revised('smwp'))).toEqual(['smwp']);
    const row = await service.db('documents').first().where({ key: 'smwp' });
    expect([row.factsVersion - versionOf('smwp'), Number(row.downloadCount)]).toEqual([1, 41]);
  });

  test("leaves an admin's file alone, and keeps a newer original ready behind it", async () => {
    await seed();
    const upload = {
      storedPath: 'catalogs/by-an-admin.pdf',
      replacedBy: '관리자',
      uploadedName: 'new.pdf',
      version: 2,
    };
    await service.db('documents').where({ key: 'smwp' }).update(upload);
    expect(await seed()).toEqual([]);
    expect(await seed(revised('smwp'))).toEqual(['smwp']);
    const row = await service.db('documents').first().where({ key: 'smwp' });
    expect(row).toMatchObject({ ...upload, originalPath: `catalogs/smwp-v${versionOf('smwp') + 1}.pdf` });
  });

  test('takes a row of the service before originals were kept as its original', async () => {
    await seed();
    await service.db('documents').update({
      factsVersion: null,
      originalPath: null,
      originalSize: null,
      originalSha256: null,
      originalAt: null,
      version: 7,
    });
    expect(await seed()).toEqual([]);
  });

  test('stores a lost file once more, in either language', async () => {
    await seed();
    await rm(path.join(service.filesDir, `catalogs/smwp-v${versionOf('smwp')}.en.pdf`));
    expect(await seed()).toEqual(['smwp']);
    const { storedPath: lost } = await service.db('documents').first('storedPath').where({ key: 'nectos' });
    await rm(path.join(service.filesDir, lost));
    expect(await seed()).toEqual(['nectos']);
    expect((await readFile(path.join(service.filesDir, lost))).toString()).toBe('%PDF-1.7 nectos ko');
  });

  test('leaves no row and no half file behind when a document cannot be read', async () => {
    const broken = async (key: string, lang: string): Promise<Buffer> => {
      if (key === 'smwp') throw new Error('no file');
      return read(key, lang);
    };
    await expect(seedDocuments({ db: service.db, files: service.app.files, read: broken })).rejects.toThrow('no file');
    expect(await service.db('documents').where({ key: 'smwp' })).toEqual([]);
    expect((await stored()).filter((name) => !name.endsWith('.pdf'))).toEqual([]);
    expect(await seed()).toEqual(documentKeys.slice(2));
  });
});

describe('the documents table', () => {
  test.each([
    ['a name with a folder', { filename: '../x.pdf' }],
    ['an unknown type', { type: 'poster' }],
    ['a size of nothing', { sizeBytes: 0 }],
    ['a hash that is none', { sha256: 'abc' }],
    ['the name of another document', { filename: 'SMWP_카탈로그.pdf' }],
  ])('refuses %s', async (_case, change) => {
    await seed();
    await expect(service.db('documents').where({ key: 'web-eq' }).update(change)).rejects.toThrow(/constraint/);
  });
});
