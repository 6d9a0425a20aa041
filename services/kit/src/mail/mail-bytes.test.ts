import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { MailHeaderDecoder } from './mail-text-decoder.ts';
import { parseMail } from './parse-mail.ts';

/** Bytes are written in `<>`, as Python 3 encodes them: `'견적 됬으면.pdf'.encode('cp949').hex()`. */
const bytesOf = (text: string): Buffer =>
  Buffer.concat(
    text.split(/<((?:[\da-f]{2})+)>/).map((part, at) => (at % 2 === 1 ? Buffer.from(part, 'hex') : Buffer.from(part))),
  );

const percents = '%B0%DF%C0%FB %89%E7%C0%B8%B8%E9.pdf'.replace(' ', '%20');
const spellings: [name: string, bytes: string][] = [
  ['Windows-949', '<b0dfc0fb2089e7c0b8b8e92e706466>'],
  ['UTF-8', '견적 됬으면.pdf'],
  ['composing UTF-8', '견적 됬으면.pdf'.normalize('NFD')],
];

const mailOf = (head: string[], type: string, disposition: string): Buffer =>
  bytesOf(
    [
      ...head,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=euc-kr',
      '',
      '<b0dfc0fb>',
      '--b',
      type,
      disposition,
      '',
      'pdf',
      '--b--',
    ].join('\r\n'),
  );

describe('headers of mails may have bytes that are not ASCII', () => {
  test.each(spellings)('in the subject, the name of the sender and the names of files: %s', async (_name, bytes) => {
    const mails = [
      ['Content-Type: application/pdf', `Content-Disposition: attachment; filename="${bytes}"`],
      ['Content-Type: application/pdf', `Content-Disposition: attachment;\r\n filename="${bytes}"`],
      [`Content-Type: application/pdf; name="${bytes}"`, 'Content-Disposition: attachment'],
      [`Content-Type: application/pdf; name=${bytes}`, 'Content-Disposition: attachment'],
    ] as const;
    for (const [type, disposition] of mails) {
      const mail = await parseMail(mailOf([`From: "${bytes}" <kim@b.kr>`, `Subject: ${bytes}`], type, disposition));
      expect([mail.from, mail.subject, ...mail.attachments.map(({ filename }) => filename)]).toEqual([
        'kim@b.kr',
        '견적 됬으면.pdf',
        '견적 됬으면.pdf',
      ]);
      expect(mail.text).toContain('견적');
    }
  });

  test('in what names its encoding, in one field and another in the next', async () => {
    const type = 'Content-Type: application/pdf';
    const names = [
      `filename*=euc-kr''${percents}`,
      `filename*=ks_c_5601-1987'ko'<b0dfc0fb>%20<89e7c0b8b8e9>.pdf`,
      `filename*0*=cp949''%B0%DF%C0;\r\n filename*1*=%FB%20%89%E7%C0%B8%B8%E9.pdf`,
      'filename="=?euc-kr?Q?<b0dfc0fb>_<89e7c0b8b8e9>.pdf?="',
    ];
    for (const name of names) {
      const disposition = `Content-Disposition: attachment; ${name}`;
      const mail = await parseMail(mailOf(['Subject: 견적'], type, disposition));
      expect([mail.subject, mail.attachments[0]?.filename]).toEqual(['견적', '견적 됬으면.pdf']);
    }
  });

  test('in words that end within a letter, padded or not', async () => {
    // 견적 됬으면.pdf in two words, after five bytes
    const subjects = [
      '=?euc-kr?B?sN/A+yA=?=\r\n =?euc-kr?B?iefAuLjpLnBkZg==?=',
      '=?euc-kr?B?sN/A?=\r\n =?euc-kr?B?+yCJ58C4uOkucGRm?=',
      '=?ks_c_5601-1987?B?sN/A+yCJ5w==?=\r\n =?ks_c_5601-1987?B?wLi46S5wZGY?=',
      '=?euc-kr?B?sN/A+yCJ58A=?=\r\n =?euc-kr?B?uLjpLnBkZg==?=',
    ];
    for (const subject of subjects) {
      const mail = await parseMail(mailOf([`Subject: ${subject}`], 'Content-Type: application/pdf', 'X: y'));
      expect(mail.subject).toBe('견적 됬으면.pdf');
    }
  });

  test('of a mail within a mail', async () => {
    const inner = ['Content-Type: message/rfc822', '', 'From: a@b.kr', 'Subject: <b0dfc0fb>', '', 'x'].join('\r\n');
    const raw = bytesOf(
      `From: a@b.kr\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${inner}\r\n--b--\r\n`,
    );
    expect((await parseMail(raw)).text).toContain('Subject: 견적');
  });

  test('of every syllable alone', () => {
    const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at));
    const decoder = new MailHeaderDecoder('utf-8', { ignoreBOM: true });
    for (const encoding of ['cp949', 'utf8'])
      expect(
        syllables.filter(
          (syllable) => decoder.decode(iconv.encode(`S: (1) ${syllable}`, encoding)) !== `S: (1) ${syllable}`,
        ),
      ).toEqual([]);
  });
});

/** A label is a claim: the bytes decide where they can be read in but one way. */
test.each([
  ['no label', 'text/plain', '<c3bcc5a9>', '체크'],
  ['no label, two bytes of UTF-8', 'text/plain', 'r\u00E9sum\u00E9', 'r\u00E9sum\u00E9'],
  ['the label of UTF-8 and Latin bytes', 'text/plain; charset=utf-8', '<46fc722052656ee9>', 'F\u00FCr Ren\u00E9'],
  [
    'Korean by chance three bytes of UTF-8',
    'text/plain',
    '<89e7c0b8b8e920b0dfc0fb208c63b9e6b0a2c7cf>',
    '됬으면 견적 똠방각하',
  ],
  ['an unknown label', 'text/plain; charset=ks_c_5601_1987', '<89e7c0b8b8e9>', '됬으면'],
  ['an unknown label and UTF-8', 'text/plain; charset=default', '됬', '됬'],
  ['a Latin label', 'text/plain; charset=iso-8859-1', '<89e7c0b8b8e9>', '됬으면'],
  ['a Latin label and UTF-8', 'text/plain; charset=windows-1252', '됬', '됬'],
  ['a Korean label and UTF-8', 'text/plain; charset=euc-kr', '됬으면', '됬으면'],
  ['Latin letters', 'text/plain; charset=iso-8859-1', '<4772fcdf652c20c472676572>', 'Gr\u00FC\u00DFe, \u00C4rger'],
  ['signs of Windows-1252', 'text/plain; charset=windows-1252', '<93313020802096206e61ef766594>', '“10 € – naïve”'],
  [
    'signs of Windows-1252 as Latin 1',
    'text/plain; charset=iso-8859-1',
    '<93313020802096206e61ef766594>',
    '“10 € – naïve”',
  ],
  ['ISO-2022-KR without a label', 'text/plain', '<1b2429430e3459403d0f>', '다음'],
])('a text with %s is read from its bytes', async (_what, type, body, text) => {
  const mail = await parseMail(bytesOf(`From: a@b.kr\r\nContent-Type: ${type}\r\n\r\n${body}`));
  expect(mail.text.trim()).toBe(text);
});
