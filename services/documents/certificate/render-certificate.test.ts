import { inflateSync } from 'node:zlib';
import { expect, jest, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { unusualNames } from '../../../infra/tooling/text/every-letter.ts';
import type { CertificateFacts } from './certificate-facts.ts';
import { missingLetters } from './missing-letters.ts';
import { renderCertificate } from './render-certificate.ts';

const facts: CertificateFacts = {
  language: 'ko',
  number: 'SE-2026-7K3M9QF2XA',
  name: '김하늘',
  company: '(주)샘플정밀',
  title: '비전 검사 입문',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  issuedOn: '2026-11-13',
  page: 'https://www.example.com/education/certificates/SE-2026-7K3M9QF2XA',
};

/** What the compressed streams of a PDF hold, as text. */
function inflated(pdf: Buffer): string {
  const starts = [...pdf.toString('latin1').matchAll(/stream\n/g)].map(({ index }) => index + 'stream\n'.length);
  return starts
    .map((start) => {
      try {
        return inflateSync(pdf.subarray(start, pdf.indexOf('endstream', start))).toString('latin1');
      } catch {
        // Not every stream is deflated
        return '';
      }
    })
    .join('\n');
}

const unicodeOf = (sign: string) => `<${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`;

test('is one page in its language, with its Korean glyphs embedded and searchable, and with no other', async () => {
  const pdf = await renderCertificate(facts);
  const text = pdf.toString('latin1');
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(text).toContain('/Lang (ko-KR)');
  expect(text.match(/\/FontFile[23] /g)).toHaveLength(3);
  const maps = inflated(pdf).toLowerCase();
  for (const sign of '수료증김하늘샘플정밀비전검사입문셀매트릭스') expect(maps).toContain(unicodeOf(sign));
  expect(maps).not.toContain(unicodeOf('뷁'));
});

test('says the same facts in English, and the same bytes for the same facts', async () => {
  const english = { ...facts, language: 'en' } as const;
  const [first, second] = [await renderCertificate(english), await renderCertificate(english)];
  expect(first.equals(second)).toBe(true);
  expect(first.toString('latin1')).toContain('/Lang (en)');
});

async function readBack(given: CertificateFacts): Promise<string> {
  // The library says at its first call that it has another build of pdf.js
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const document = await getDocumentProxy(new Uint8Array(await renderCertificate(given)), { verbosity: 0 });
  return (await extractText(document, { mergePages: true })).text;
}

test('is read back letter by letter, Hanja included', async () => {
  const given = { ...facts, name: '金知源 김뷁하늘', company: '㈜한빛정밀 韓國 Söhne' };
  const text = await readBack(given);
  for (const value of [given.name, given.company, given.title, given.number, '수료증', given.page])
    expect(text).toContain(value);
});

test('unusual names that have their letters are read back as they were given', async () => {
  const words = unusualNames.map((name) => name.normalize('NFC')).filter((name) => missingLetters([name]).length === 0);
  expect(words.length).toBeGreaterThan(10);
  // A name has 100 letters at most, a company and a title 200
  for (let at = 0; at < words.length; at += 35) {
    const [name, company, title] = [
      words.slice(at, at + 7),
      words.slice(at + 7, at + 21),
      words.slice(at + 21, at + 35),
    ];
    const text = await readBack({ ...facts, name: name.join(' '), company: company.join(' '), title: title.join(' ') });
    const letters = text.replaceAll(/\s/g, '');
    for (const word of [...name, ...company, ...title]) expect(letters).toContain(word);
  }
});

test('texts of the greatest length stay on the page', async () => {
  const long = { ...facts, name: '가'.repeat(100), company: '가나다 '.repeat(25), title: 'W'.repeat(200) };
  const pdf = await renderCertificate(long);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  const sizes = [...inflated(pdf).matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
});
