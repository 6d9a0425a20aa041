import { describe, expect, test } from '@jest/globals';
import { etagOf, planDownload } from './document-download.ts';
import type { PublishedDocument } from './document-repository.ts';

const document: PublishedDocument = {
  key: 'web-eq',
  type: 'catalog',
  colour: 'web-eq',
  title: { ko: 'WEB EQ 카탈로그', en: 'WEB EQ catalogue' },
  filename: 'WEB_EQ_카탈로그.pdf',
  storedPath: 'catalogs/web-eq.pdf',
  sizeBytes: 1000,
  sha256: 'ab'.repeat(32),
  version: 1,
  updatedAt: new Date('2026-09-15T00:00:00Z'),
};
const etag = etagOf(document);

describe('planDownload', () => {
  test('sends all of it when nothing else is asked', () => {
    expect(planDownload({}, document)).toEqual({ status: 200, range: { first: 0, last: 999 } });
  });

  test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('answers 304 to If-None-Match %s', (tag) => {
    expect(planDownload({ 'if-none-match': tag, range: 'bytes=0-9' }, document)).toEqual({ status: 304 });
  });

  test('sends it again when the known version is another', () => {
    expect(planDownload({ 'if-none-match': '"other"' }, document).status).toBe(200);
  });

  test('sends the part that was asked for', () => {
    expect(planDownload({ range: 'bytes=10-19' }, document)).toEqual({ status: 206, range: { first: 10, last: 19 } });
  });

  test('refuses a part beyond the end', () => {
    expect(planDownload({ range: 'bytes=1000-' }, document)).toEqual({ status: 416 });
  });

  test('resumes only the same version', () => {
    expect(planDownload({ range: 'bytes=10-', 'if-range': etag }, document).status).toBe(206);
    expect(planDownload({ range: 'bytes=10-', 'if-range': '"other"' }, document)).toEqual({ status: 200, range: { first: 0, last: 999 } });
  });
});
