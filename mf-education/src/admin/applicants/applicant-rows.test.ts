import { describe, expect, test } from '@jest/globals';
import { csvCell } from '@portal/kit/admin';
import iconv from 'iconv-lite';
import { hangulWords, unusualNames } from '../../../../infra/tooling/text/every-letter.ts';
import { applicantRows } from './applicant-rows.ts';
import { csvTable, decodeText } from './csv-table.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const rows = (text: string) => applicantRows(csvTable(text));

describe('a file of applicants', () => {
  test('is read by its headings, in any order and either language, and says what it does not take', () => {
    const text =
      '\uFEFF상태,E-mail,이름, 휴대폰 번호 ,Company\r\n신청,kim@a.example,김하나,010-0000-0001,"샘플, 정밀"\r\n';
    expect(rows(text)).toEqual({
      rows: [
        {
          name: '김하나',
          email: 'kim@a.example',
          phoneNumber: '010-0000-0001',
          company: '샘플, 정밀',
          position: '',
          application: '',
        },
      ],
      lines: [2],
      missing: [],
      ignored: ['상태'],
    });
  });

  test('says which columns are missing', () => {
    expect(rows('성명,회사\n김하나,샘플').missing).toEqual(['email', 'phoneNumber']);
    expect(rows('').missing).toEqual(['name', 'email', 'phoneNumber']);
  });

  test('may have blank rows, lines within a cell and short rows; lines are those of the file', () => {
    const { rows: read, lines } = rows('name;email;phone;note\n\n;;;\nKim;k@a.example;1;"one\ntwo"\nLee');
    expect(read.map(({ name, application }) => [name, application])).toEqual([
      ['Kim', 'one\ntwo'],
      ['Lee', ''],
    ]);
    expect(lines).toEqual([4, 5]);
  });

  test.each([
    ['a,"b ""c"", d"\n', [['a', 'b "c", d']]],
    [
      'a;b\r\nc;"d\re"\r',
      [
        ['a', 'b'],
        ['c', 'd\ne'],
      ],
    ],
    ['a\tb\tc, d', [['a', 'b', 'c, d']]],
    ['6" pipe,x', [['6" pipe', 'x']]],
    ['"open, at the end', [['open, at the end']]],
    ['a,,\n', [['a', '', '']]],
  ])('%j has the cells that a spreadsheet shows', (text, cells) =>
    expect(csvTable(text).map((each) => each.cells)).toEqual(cells),
  );

  test.each([
    ["'+82-10-0000-0001", '+82-10-0000-0001'],
    ['"=""01000000001"""', '01000000001'],
    ['="2-3"', '2-3'],
  ])('of an export of ours has its numbers as they were: %s', (cell, text) => {
    expect(rows(`이름,이메일,연락처\n김,a@b.example,${cell}`).rows[0]?.phoneNumber).toBe(text);
  });

  test('of an export of ours has every text as it was', () => {
    // Pieces of texts that spreadsheets and readers of files take for something else
    const signs = ["'", '"', '=', '+', '-', '@', ',', ';', '\t', '\n', ' ', '="', '"=', '＝'];
    const pieces = [...signs, '0', '2-3', '1e5', '김', 'Mar', ':'];
    const textsOf = (length: number): string[] =>
      length === 0 ? [''] : textsOf(length - 1).flatMap((text) => pieces.map((piece) => piece + text));
    const texts = [1, 2, 3].flatMap(textsOf);
    const file = ['이름,이메일,연락처,메모', ...texts.map((text) => `김,a@b.example,010,${csvCell(text)}`)].join(
      '\r\n',
    );
    const { rows: read } = rows(`\uFEFF${file}\r\n`);
    expect(read).toHaveLength(texts.length);
    expect(texts.filter((text, index) => read[index]?.application !== text.trim())).toEqual([]);
  });

  test('may be in UTF-8 or in the encoding of a Korean Excel', () => {
    expect(decodeText(bytesOf('이름'))).toBe('이름');
    expect(decodeText(new Uint8Array([0xc0, 0xcc, 0xb8, 0xa7]).buffer)).toBe('이름');
  });

  test.each([
    ['utf8', [...hangulWords, ...unusualNames]],
    ['utf16le', [...hangulWords, ...unusualNames]],
  ] as const)('has every letter, written as %s', (encoding, names) => {
    const lines = ['name', ...names.map((name) => csvCell(name))].join('\r\n');
    const file = iconv.encode(lines, encoding, { addBOM: true });
    const read = rows(decodeText(new Uint8Array(file).buffer)).rows.map(({ name }) => name);
    expect(read).toEqual(names);
  });

  test('may be in UTF-16, as Excel saves its "Unicode text"', () => {
    const text = '\uFEFF이름\te-mail\r\n됬뷁\ta@b.example';
    const little = Buffer.from(text, 'utf16le');
    const files = [little, Buffer.from(little).swap16()];
    for (const file of files)
      expect(rows(decodeText(new Uint8Array(file).buffer)).rows).toMatchObject([
        { name: '됬뷁', email: 'a@b.example' },
      ]);
  });
});
