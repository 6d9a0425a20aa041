import { expect, jest, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { renderCertificate } from './render-certificate.ts';

const facts = {
  language: 'ko',
  number: 'SE-2026-7K3M9QF2XA',
  company: '',
  title: '비전 검사 입문',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  issuedOn: '2026-11-13',
  page: 'https://www.example.com/education/certificates/SE-2026-7K3M9QF2XA',
} as const;
const lettersOfOne = 196;

test('each of 11,172 Hangul syllables is read back from the certificates that have it in a name', async () => {
  // The library says at its first call that it has another build of pdf.js
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
  let read = '';
  for (let at = 0; at < syllables.length; at += lettersOfOne) {
    const name = (syllables.slice(at, at + lettersOfOne).match(/.{1,14}/gu) ?? []).join(' ');
    const document = await getDocumentProxy(new Uint8Array(await renderCertificate({ ...facts, name })), {
      verbosity: 0,
    });
    const { text } = await extractText(document, { mergePages: true });
    read += /성명(.*?)교육 과정/su.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? '';
  }
  expect(read).toBe(syllables);
}, 120_000);
