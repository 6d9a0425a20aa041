import { describe, expect, test } from '@jest/globals';
import { parseMail } from './parse-mail.ts';

const mailOf = (headers: string[], body = '안녕하세요.') =>
  Buffer.from([...headers, 'Content-Type: text/plain; charset=utf-8', '', body].join('\r\n'));
const plain = [
  'From: Kim <Kim@Example.com>',
  'To: Company <inquiries+q-1@reply.example>',
  'Message-ID: <1@example.com>',
];

describe('a mail that came in', () => {
  test('has its sender, all that it was delivered to, and its text', async () => {
    const headers = [...plain, 'Cc: a@example.com', 'Delivered-To: b@reply.example', 'Subject: =?utf-8?B?64u17J6l?='];
    expect(await parseMail(mailOf(headers, '첫 줄\r\n둘째 줄'))).toEqual({
      messageId: '1@example.com',
      references: [],
      from: 'kim@example.com',
      recipients: ['inquiries+q-1@reply.example', 'a@example.com', 'b@reply.example'],
      subject: '답장',
      text: '첫 줄\n둘째 줄\n',
      isAutomatic: false,
      seemsAutomatic: false,
      attachments: [],
    });
  });

  /** As Outlook and older programs write it; bytes by Python 3: `'…'.encode('cp949')` and `'iso2022_kr'`. */
  test.each([
    ['ks_c_5601-1987', '89e7c0b8b8e9', '됬으면'],
    ['"EUC-KR"', '89e7c0b8b8e9', '됬으면'],
    ['cp949', '89e7c0b8b8e9', '됬으면'],
    ['iso-2022-kr', '1b2429430e3459403d0f200e41563f210f', '다음 주에'],
  ])('is read as %s in its text, its subject and the names of its files', async (label, hex, text) => {
    const bytes = Buffer.from(hex, 'hex');
    const [bare, coded] = [label.replaceAll('"', ''), bytes.toString('base64')];
    const percents = hex.replaceAll(/../g, '%$&');
    const headers = [
      ...plain,
      `Subject: =?${bare}?B?${coded}?=`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      `Content-Type: text/plain; charset=${label}`,
      'Content-Transfer-Encoding: base64',
      '',
      coded,
      '--b',
      `Content-Type: application/pdf; name="=?${bare}?B?${coded}?="`,
      'Content-Disposition: attachment',
      '',
      'pdf',
      '--b',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename*=${bare}''${percents}`,
      '',
      'pdf',
      '--b--',
    ];
    const mail = await parseMail(Buffer.from(headers.join('\r\n')));
    expect([mail.subject, mail.text.trim(), ...mail.attachments.map(({ filename }) => filename)]).toEqual(
      Array.from({ length: 4 }, () => text),
    );
  });

  /** Bytes by Python 3: `'…'.encode('cp949')`. */
  test.each([
    ['no label', 'text/plain', '89e7c0b8b8e9', '됬으면'],
    ['the label of UTF-8', 'text/plain; charset=utf-8', '89e7c0b8b8e9', '됬으면'],
    ['the label of ASCII', 'text/plain; charset=us-ascii', '89e7c0b8b8e9', '됬으면'],
    ['no label, and UTF-8', 'text/plain', 'eb90ac', '됬'],
    ['the label of ASCII, and UTF-8', 'text/plain; charset=us-ascii', 'eb90ac', '됬'],
    ['no label, and UTF-8 that was cut', 'text/plain', 'eb90aceb90', '됬\uFFFD'],
    ['no label, and bytes of nothing', 'text/plain', '41ff41', 'A\u00FFA'],
  ])('is read from its bytes in a part with %s', async (_label, type, hex, text) => {
    const head = [...plain, 'Content-Type: multipart/alternative; boundary=b', '', '--b', `Content-Type: ${type}`];
    for (const encoding of ['8bit', 'base64'] as const) {
      const body =
        encoding === '8bit' ? Buffer.from(hex, 'hex') : Buffer.from(Buffer.from(hex, 'hex').toString('base64'));
      const raw = [
        `${[...head, `Content-Transfer-Encoding: ${encoding}`].join('\r\n')}\r\n\r\n`,
        body,
        '\r\n--b--\r\n',
      ];
      const mail = await parseMail(Buffer.concat(raw.map((part) => Buffer.from(part))));
      expect(mail.text.trim()).toBe(text);
    }
  });

  const alternative = (text: string, html: string) =>
    Buffer.from(
      [
        ...plain,
        'Content-Type: multipart/alternative; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '--b',
        'Content-Type: text/html; charset=utf-8',
        '',
        html,
        '--b--',
      ].join('\r\n'),
    );

  test('without a plain text says all that its HTML says', async () => {
    const html = '<p>주문합니다.</p><blockquote>SM-IO-SERVER 2대</blockquote>';
    const raw = Buffer.from([...plain, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n'));
    expect((await parseMail(raw)).text).toBe('주문합니다.\n\nSM-IO-SERVER 2대');
  });

  test.each(['', ' ', '\u200B', '\u3164\r\n\u00A0'])(
    'with the blank plain text %j says what its HTML says',
    async (text) => {
      expect((await parseMail(alternative(text, '<p>화요일에 오세요.</p>'))).text).toBe('화요일에 오세요.');
    },
  );

  test('with both says what its plain text says', async () => {
    const html = '<p>네, 화요일 오후에 <a href="https://a.example/map">공장</a>으로 오세요.</p>';
    expect((await parseMail(alternative('> 언제?\r\n네, 화요일 오\r\n후에 공장으로 오세요.', html))).text.trim()).toBe(
      '> 언제?\n네, 화요일 오\n후에 공장으로 오세요.',
    );
  });

  test.each([
    ['a note that there is HTML', '이 메일은 HTML로 작성되었습니다.', '화요일\n\n이 메일은 HTML로 작성되었습니다.'],
    ['its beginning', '화요', '화요일'],
  ])('whose plain text is %s says what its HTML says as well', async (_what, text, said) => {
    expect((await parseMail(alternative(text, '<p>화요일</p>'))).text.trim()).toBe(said);
  });

  test.each([
    ['plain text', alternative('가'.repeat(1_000_001), '')],
    ['HTML', alternative('', 'a'.repeat(2_000_001))],
  ])('is refused whole with more %s than a person writes', async (_what, raw) => {
    await expect(parseMail(raw)).rejects.toMatchObject({ status: 413, code: 'mail-too-long' });
  });

  test.each(['auto-replied', 'auto-generated; owner-email="a@b.example"', 'Auto-Notified', 'x-unknown'])(
    'is automatic with Auto-Submitted: %s',
    async (value) => {
      const mail = await parseMail(mailOf([...plain, `Auto-Submitted: ${value}`]));
      expect(mail).toMatchObject({ isAutomatic: true, seemsAutomatic: true });
    },
  );

  test.each([
    'Precedence: bulk',
    'X-Autoreply: yes',
    'X-Auto-Response-Suppress: None',
    'X-Auto-Response-Suppress: All',
    'List-Id: <news.example>',
    'List-Unsubscribe: <mailto:leave@news.example>',
    'Return-Path: <>',
    'Auto-Submitted:',
  ])('may be of a person with %s', async (header) => {
    expect(await parseMail(mailOf([...plain, header]))).toMatchObject({ isAutomatic: false, seemsAutomatic: true });
  });

  test.each(['no', 'No; by="a person"', 'no (typed)'])(
    'has no sign of a program with Auto-Submitted: %s',
    async (no) => {
      const mail = await parseMail(mailOf([...plain, `Auto-Submitted: ${no}`]));
      expect(mail).toMatchObject({ isAutomatic: false, seemsAutomatic: false });
    },
  );

  test('names the mails before it', async () => {
    const headers = [...plain, 'In-Reply-To: <b@x>', 'References: <a@x>\r\n <b@x>'];
    expect((await parseMail(mailOf(headers))).references).toEqual(['a@x', 'b@x']);
    expect((await parseMail(mailOf([...plain, 'In-Reply-To: <b@x> of Monday']))).references).toEqual(['b@x']);
  });

  test('brings its files', async () => {
    const raw = Buffer.from(
      [
        ...plain,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'see file',
        '--b',
        'Content-Type: text/plain; name="a.txt"',
        'Content-Disposition: attachment; filename="a.txt"',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('file').toString('base64'),
        '--b--',
      ].join('\r\n'),
    );
    const [file] = (await parseMail(raw)).attachments;
    expect([file?.filename, file?.contentType, file?.content.toString()]).toEqual(['a.txt', 'text/plain', 'file']);
  });

  test.each([
    ['related', 'Content-ID: <logo>', 'image.png', true],
    ['mixed', 'Content-Disposition: inline; filename="photo.png"', 'photo.png', true],
    ['mixed', 'Content-Disposition: attachment; filename="drawing.png"', 'drawing.png', false],
  ])('tells a picture in the text from a file: multipart/%s, %s', async (kind, header, filename, isInline) => {
    const parts = [
      '--b',
      'Content-Type: text/html',
      '',
      '<img src="cid:logo">',
      '--b',
      'Content-Type: image/png',
      header,
    ];
    const raw = [...plain, `Content-Type: multipart/${kind}; boundary=b`, '', ...parts, '', 'x', '--b--'].join('\r\n');
    expect((await parseMail(Buffer.from(raw))).attachments).toMatchObject([{ filename, isInline }]);
  });

  test.each([
    ['text/enriched', '<bold>화요일</bold>에 오세요.', '화요일에 오세요.'],
    ['text/markdown', '**화요일**에 오세요.', '**화요일**에 오세요.'],
    ['multipart/mixed', '--b\r\n\r\n화요일에 오세요.\r\n--b--', '--b\n\n화요일에 오세요.\n--b--'],
    ['multipart/mixed; boundary="c"', '--b\r\n\r\n화요일에 오세요.', '--b\n\n화요일에 오세요.'],
  ])('of the type %s says what it has', async (type, body, text) => {
    const raw = Buffer.from([...plain, `Content-Type: ${type}`, '', body].join('\r\n'));
    const mail = await parseMail(raw);
    expect([mail.text.trim(), mail.attachments]).toEqual([text, []]);
  });

  test('has no U+0000 in its headers, which no column holds', async () => {
    const mail = await parseMail(mailOf(['From: a@b.kr', 'Message-ID: <a\0b@x>', 'References: <c\0d@x>']));
    expect([mail.messageId, mail.references]).toEqual(['ab@x', ['cd@x']]);
  });

  test('of nonsense is empty, and no error', async () => {
    const { from, recipients, messageId } = await parseMail(Buffer.from([0, 255, 10, 13, 254]));
    expect([from, recipients, messageId]).toEqual([undefined, [], undefined]);
  });
});
