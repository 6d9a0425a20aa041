import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { documentSet } from '@portal/documents';
import type { DocumentFacts } from '@portal/documents';
import { documentKeys } from '../src/features/documents/document-keys.ts';
import { supportService } from '../src/service.ts';
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

const render = async (facts: DocumentFacts): Promise<Buffer> => Buffer.from(`%PDF-1.7 ${facts.key}`);
const seed = (documents?: DocumentFacts[]) =>
  seedDocuments({ db: service.db, files: service.app.files, documents, render });
const factsOf = (key: string) => documentSet.find((facts) => facts.key === key) as DocumentFacts;
const revised = (key: string) =>
  documentSet.map((facts) => (facts.key === key ? { ...facts, version: facts.version + 1 } : facts));
const stored = () => readdir(path.join(service.filesDir, 'catalogs'));

describe('seeding the documents', () => {
  test('publishes the seven, and a second time nothing', async () => {
    expect(await seed()).toEqual([...documentKeys]);
    const files = await stored();
    expect(files).toHaveLength(7);
    expect(await seed()).toEqual([]);
    expect(await stored()).toEqual(files);
  });

  test('succeeds in three copies at once', async () => {
    await Promise.all([seed(), seed(), seed()]);
    expect(await service.db('documents').select('key').orderBy('position')).toEqual(
      documentKeys.map((key) => ({ key })),
    );
    expect(await stored()).toHaveLength(7);
  });

  test('keeps the counts when it replaces an older version', async () => {
    await seed();
    await service.db('documents').where({ key: 'smwp' }).update({ downloadCount: 41 });
    expect(await seed(revised('smwp'))).toEqual(['smwp']);
    const row = await service.db('documents').first().where({ key: 'smwp' });
    expect([row.factsVersion - factsOf('smwp').version, Number(row.downloadCount)]).toEqual([1, 41]);
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
    expect(row).toMatchObject({ ...upload, originalPath: `catalogs/smwp-v${factsOf('smwp').version + 1}.pdf` });
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

  test('makes a lost file again', async () => {
    await seed();
    const { storedPath: lost } = await service.db('documents').first('storedPath').where({ key: 'nectos' });
    await rm(path.join(service.filesDir, lost));
    expect(await seed()).toEqual(['nectos']);
    expect((await readFile(path.join(service.filesDir, lost))).toString()).toBe('%PDF-1.7 nectos');
  });

  test('leaves no row and no half file behind when a document cannot be made', async () => {
    const broken = async (facts: DocumentFacts): Promise<Buffer> => {
      if (facts.key === 'smwp') throw new Error('no font');
      return render(facts);
    };
    await expect(seedDocuments({ db: service.db, files: service.app.files, render: broken })).rejects.toThrow(
      'no font',
    );
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
