import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { CellValue } from './export-column.ts';
import { xlsxChunks } from './xlsx.ts';

async function workbookOf(values: CellValue[]): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxChunks([{ header: '값 & 이름', value: (value: CellValue) => value }], values))
    chunks.push(chunk);
  const parts = unzipSync(Buffer.concat(chunks));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const sheetOf = async (values: CellValue[]) => (await workbookOf(values))['xl/worksheets/sheet1.xml'] ?? '';
const cellOf = async (value: CellValue) => /<\/row><row>(.*)<\/row>/.exec(await sheetOf([value]))?.[1];
const textCell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

describe('a workbook', () => {
  test('holds the parts that Excel asks for, and a header', async () => {
    const parts = await workbookOf([]);
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts['xl/worksheets/sheet1.xml']).toContain('값 &amp; 이름');
  });

  test.each([
    ['=1+1', textCell('=1+1')],
    ['+82-10-1234-5678', textCell('+82-10-1234-5678')],
    ['01012345678', textCell('01012345678')],
    ['<b> & "q"', textCell('&lt;b&gt; &amp; "q"')],
    ['a\u0000\u000bb\ud800c😀', textCell('abc😀')],
    [42, '<c><v>42</v></c>'],
    [null, '<c/>'],
    [new Date('2026-11-20T15:00:00Z'), '<c s="2"><v>46347</v></c>'],
  ])('writes %j as %s', async (value, cell) => {
    expect(await cellOf(value)).toBe(cell);
  });

  test('takes a hundred thousand rows, in pieces', async () => {
    let pieces = 0;
    function* rows() {
      for (let index = 0; index < 100_000; index += 1) yield index;
    }
    for await (const piece of xlsxChunks([{ header: 'n', value: (row: number) => `회원 ${row}` }], rows()))
      pieces += piece.length > 0 ? 1 : 0;
    expect(pieces).toBeGreaterThan(10);
  }, 20_000);
});
