import { expect, test } from '@jest/globals';
import { supportForFile } from '../../testing/support.ts';

const support = supportForFile();

test('finds documents by their titles; inquiries are nothing that visitors find', async () => {
  const { service, ask, inquiry } = support();
  await service.db('documents').insert({
    key: 'webeq',
    position: 0,
    type: 'catalog',
    colour: 'blue',
    titleKo: 'WEB EQ 카탈로그',
    titleEn: 'WEB EQ catalogue',
    filename: 'WEBEQ.pdf',
    storedPath: 'catalog/webeq.pdf',
    sizeBytes: 1,
    sha256: 'a'.repeat(64),
    version: 1,
    updatedAt: '2026-01-02T00:00:00+09:00',
  });
  await inquiry({ title: 'WEB EQ 견적 문의' });
  const found = async (q: string, locale: string) =>
    (await ask('GET', `/api/file/search?locale=${locale}&q=${encodeURIComponent(q)}`)).json();
  expect(await found('web', 'ko')).toMatchObject([
    { kind: 'document', found: 1, hits: [{ title: 'WEB EQ 카탈로그', path: '/support/download', score: 2 }] },
  ]);
  expect(await found('catalogue', 'en')).toMatchObject([{ hits: [{ title: 'WEB EQ catalogue' }] }]);
  expect(await found('견적', 'ko')).toEqual([]);
});
