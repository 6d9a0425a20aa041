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
      from: 'kim@example.com',
      recipients: ['inquiries+q-1@reply.example', 'a@example.com', 'b@reply.example'],
      subject: '답장',
      text: '첫 줄\n둘째 줄\n',
      isAutomatic: false,
      attachments: [],
    });
  });

  test('without a plain text says what its HTML says, without what it quotes', async () => {
    const html = '<style>p{}</style><p>네&nbsp;&amp; 그래요</p><div>내일<br>봬요</div><blockquote>이전</blockquote>';
    const raw = Buffer.from([...plain, 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n'));
    expect((await parseMail(raw)).text.trim()).toBe('네 & 그래요\n내일\n봬요');
  });

  test.each([
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'X-Autoreply: yes',
    'List-Id: <news.example>',
    'Return-Path: <>',
  ])('is automatic with %s', async (header) => {
    expect((await parseMail(mailOf([...plain, header]))).isAutomatic).toBe(true);
  });

  test('is not automatic with Auto-Submitted: no', async () => {
    expect((await parseMail(mailOf([...plain, 'Auto-Submitted: no']))).isAutomatic).toBe(false);
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

  test('of nonsense is empty, and no error', async () => {
    const { from, recipients, messageId } = await parseMail(Buffer.from([0, 255, 10, 13, 254]));
    expect([from, recipients, messageId]).toEqual([undefined, [], undefined]);
  });
});
