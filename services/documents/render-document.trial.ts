import { inflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { documentSet } from './document-set.ts';
import { documentKeys } from './facts/document-facts.ts';
import { renderDocument } from './render-document.ts';

/** Everything that the PDF's compressed streams hold, as text. */
function inflated(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    try {
      parts.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // Not every stream is deflated.
    }
  }
  return parts.join('\n');
}

const unicodeOf = (sign: string) => `<${sign.charCodeAt(0).toString(16).padStart(4, '0')}>`;

describe('the document set', () => {
  test('is the seven documents of the page, each under a name of its own', () => {
    expect(documentSet.map(({ key }) => key)).toEqual([...documentKeys]);
    expect(new Set(documentSet.map(({ filename }) => filename)).size).toBe(7);
    for (const { filename } of documentSet) expect(filename).toMatch(/^[^/\\]+\.pdf$/);
    for (const { filename } of documentSet) expect(filename).toBe(filename.normalize('NFC'));
  });
});

describe('renderDocument', () => {
  test.each(documentSet.map((facts) => [facts.key, facts] as const))(
    '%s has a page for the cover, each part and the contact',
    async (_key, facts) => {
      const pdf = (await renderDocument(facts)).toString('latin1');
      expect(pdf.startsWith('%PDF-1.7')).toBe(true);
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(facts.pages.length + 2);
      expect(pdf).toContain('/Lang (ko-KR)');
    },
  );

  test('gives the same bytes for the same facts', async () => {
    const [facts] = documentSet;
    if (!facts) throw new Error('no document');
    const [first, second] = await Promise.all([renderDocument(facts), renderDocument(facts)]);
    expect(first.equals(second)).toBe(true);
  });

  test('keeps the Korean text searchable', async () => {
    const [facts] = documentSet;
    if (!facts) throw new Error('no document');
    const maps = inflated(await renderDocument(facts)).toLowerCase();
    for (const sign of '회사소개서매트릭스') expect(maps).toContain(unicodeOf(sign));
    expect(maps).not.toContain(unicodeOf('뷁'));
  });

  test('refuses a page whose text does not fit', async () => {
    const [facts] = documentSet;
    if (!facts) throw new Error('no document');
    const items = Array.from({ length: 40 }, (_, index) => ({ title: `${index}`, text: '넘치는 글' }));
    const crowded = { ...facts, pages: [{ title: '넘침', lead: '넘침', blocks: [{ kind: 'steps' as const, items }] }] };
    await expect(renderDocument(crowded)).rejects.toThrow('holds more than fits');
  });
});
