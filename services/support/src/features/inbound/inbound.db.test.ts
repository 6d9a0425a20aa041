import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createAttachments } from '../attachments/attachment-service.ts';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';

const token = 'a-token-of-the-mail-server';
const support = supportForFile({ INQUIRY_REPLY_ADDRESS: 'inquiries@reply.example', INBOUND_MAIL_TOKEN: token });
const admin = newAdmin({ name: '박관리' });

interface MailOptions {
  from: string;
  to: string;
  text?: string;
  id?: string;
  headers?: string[];
  files?: { name: string; content: Buffer; isInline?: boolean }[];
}

/** As small as a picture can be. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

function rawMail({
  from,
  to,
  text = '네, 좋습니다.',
  id = `<${randomUUID()}@x>`,
  headers = [],
  files = [],
}: MailOptions) {
  const part = ({ name, content, isInline = false }: { name: string; content: Buffer; isInline?: boolean }) => [
    '--b',
    `Content-Type: ${isInline ? 'image/gif' : 'application/octet-stream'}; name="${name}"`,
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
  ];
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: ${id}`,
    'Content-Type: multipart/mixed; boundary=b',
    ...headers,
  ];
  const body = ['--b', 'Content-Type: text/plain; charset=utf-8', '', text, ...files.flatMap(part), '--b--'];
  return Buffer.from([...head, '', ...body].join('\r\n'));
}

async function deliver(options: MailOptions, headers: Record<string, string> = { 'inbound-mail-token': token }) {
  const answer = await support().service.app.inject({
    method: 'POST',
    url: '/api/email/inbound',
    payload: rawMail(options),
    headers: { 'content-type': 'message/rfc822', ...headers },
  });
  return answer.statusCode === 200 ? (answer.json().outcome as string) : answer.statusCode;
}

/** An inquiry of a member that an agent has answered, and the address to which the mail about it is answered. */
async function answered() {
  const as = newMember();
  const emailAddress = `${randomUUID().slice(0, 8)}@example.com`;
  const number = await support().inquiry({ emailAddress }, as);
  await support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
    as: admin,
    body: { version: 1, content: '언제 방문할까요?', state: 'answered' },
  });
  const mail = (await support().mailsTo(emailAddress)).find(({ subject }) => subject.startsWith('Re:'));
  return { as, number, email: emailAddress, mail, to: mail?.headers['reply-to'] ?? '' };
}

const detail = async (number: string) =>
  (await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as: admin })).json();

describe('a reply by mail', () => {
  test('is a message of the conversation, with what it quotes apart, and opens the inquiry again', async () => {
    const { number, email, to, mail, as } = await answered();
    expect(to).toMatch(/^inquiries\+q-\d{4}-\d+-[a-z2-7]{12}@reply\.example$/);
    expect(mail?.text).toContain('이 메일에 답장하셔도 대화에 추가됩니다.');
    const quotation = 'On Wed, Nov 25, 2026 Selmatrix <a@b.example> wrote:\n> 언제 방문할까요?';
    const text = `화요일에 오세요.\n\n${quotation}`.replaceAll('\n', '\r\n');
    expect(await deliver({ from: `Kim <${email.toUpperCase()}>`, to, text })).toBe('added');
    expect(await detail(number)).toMatchObject({
      state: 'received',
      newMessageAt: expect.any(String),
      messages: [
        { writtenBy: 'agent', quotedText: null },
        { writtenBy: 'sender', author: '김하늘', content: '화요일에 오세요.', quotedText: quotation },
      ],
    });
    const mine = await support().ask('GET', `/api/email/my-inquiries/${number}`, { as });
    expect(mine.json().messages[1]).toMatchObject({ content: '화요일에 오세요.', quotedText: quotation });
    const { records } = (await support().ask('GET', '/api/file/my-data', { as })).json();
    expect(records.inquiries[0].messages[1]).toMatchObject({ content: '화요일에 오세요.', quotedText: quotation });
    const told = (await support().service.mails()).find(({ subject }) =>
      subject.startsWith(`Re: [${number}] 추가 메시지`),
    );
    expect(told?.text).toContain('화요일에 오세요.\n\n인용된 내용은 관리자 화면에서 볼 수 있습니다.');
  });

  test('is added once, however often it is delivered', async () => {
    const { number, email, to } = await answered();
    const mail = { from: email, to, id: '<once@example.com>' };
    const outcomes = await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);
    expect(outcomes.toSorted()).toEqual(['added', 'repeated', 'repeated']);
    expect((await detail(number)).messages).toHaveLength(2);
  });

  test('brings its files; one that may not be kept is named', async () => {
    const { number, email, to } = await answered();
    const files = [
      { name: 'quantity.txt', content: Buffer.from('25') },
      { name: 'setup.exe', content: Buffer.from('MZ') },
    ];
    expect(await deliver({ from: email, to, files })).toBe('added');
    const { messages } = await detail(number);
    expect(messages[1]).toMatchObject({
      content: '네, 좋습니다.\n[받지 않은 첨부 파일: setup.exe]',
      attachments: [{ name: 'quantity.txt', bytes: 2 }],
    });
  });

  test('is shown whole where it is written into the answer, without a mark at what it quotes', async () => {
    const { number, email, to, mail } = await answered();
    const head = 'From: Selmatrix\nSent: Wednesday\nTo: Kim\nSubject: Re: x\n\n';
    const quoted = mail?.text ?? '';
    const text = `네.\n\n${head}${quoted.replace('방문할까요?', '방문할까요?\n화요일이요.')}`;
    await deliver({ from: email, to, text });
    await deliver({ from: email, to, text: `네.\n\n${head}${quoted}` });
    const [, between, above] = (await detail(number)).messages;
    expect(between.content).toContain('화요일이요.');
    expect([above.content, above.quotedText.startsWith('From: ')]).toEqual(['네.', true]);
  });

  test('is kept as it came, for agents and in the data of its member, and goes with its inquiry', async () => {
    const { as, number, email, to } = await answered();
    const mail = {
      from: email,
      to,
      text: '네, 좋습니다.\r\n-- \r\n김하늘',
      id: '<whole@x>',
      headers: ['X-Any: \u00A7'],
    };
    expect(await deliver(mail)).toBe('added');
    const raw = rawMail(mail);
    const [, message] = (await detail(number)).messages;
    expect(message.originalBytes).toBe(raw.length);
    const original = (of: string, who: object) =>
      support().ask('GET', `/api/email/admin/inquiries/${of}/messages/${message.id}/original`, { as: who });
    const file = await original(number, admin);
    expect(file.rawPayload.equals(raw)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': expect.stringMatching(/^attachment; .*\.eml/),
      'x-content-type-options': 'nosniff',
    });
    expect((await original(number, as)).statusCode).toBe(403);
    expect((await original((await answered()).number, admin)).json()).toMatchObject({
      status: 404,
      code: 'mail-not-found',
    });
    expect(
      (await support().service.audit()).filter((entry) => entry.action === 'inquiry.download').at(-1),
    ).toMatchObject({
      action: 'inquiry.download',
      target: { id: number },
    });

    const own = `/api/file/my-data/files/mail-${message.id}`;
    expect((await support().ask('GET', own, { as })).rawPayload.equals(raw)).toBe(true);
    expect((await support().ask('GET', own, { as: newMember() })).statusCode).toBe(404);

    const { db, app } = support().service;
    const { path } = await db('mail_originals').where({ messageId: message.id }).first('path');
    await db('inquiries').where({ number }).delete();
    await createAttachments({ db, files: app.files }).sweep();
    expect(await app.files.open(path)).toBeUndefined();
  });

  test('has the end of a whole resident number masked, and no original is kept that would hold it', async () => {
    const { number, email, to } = await answered();
    expect(await deliver({ from: email, to, text: '제 번호는 900101-1234567입니다.' })).toBe('added');
    const [, message] = (await detail(number)).messages;
    expect(message).toMatchObject({ content: '제 번호는 900101-1******입니다.', originalBytes: null });
  });

  test('leaves no second copy when it is delivered twice at a time', async () => {
    const { number, email, to } = await answered();
    const mail = { from: email, to, id: `<${randomUUID()}@x>` };
    await Promise.all([deliver(mail), deliver(mail)]);
    const { db } = support().service;
    expect(await db('file_removals').where('dueAt', '<=', db.fn.now())).toEqual([]);
    const messages = db('messages').whereIn('inquiryId', db('inquiries').where({ number }).select('id')).select('id');
    expect(await db('mail_originals').whereIn('messageId', messages)).toHaveLength(1);
  });

  test('brings the pictures of its text, which do not count among its files', async () => {
    const { number, email, to } = await answered();
    const logos = Array.from({ length: 7 }, (_, index) => ({ name: `logo${index}.gif`, content: gif, isInline: true }));
    const files = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.txt`, content: Buffer.from('25') }));
    expect(await deliver({ from: email, to, files: [...logos, ...files] })).toBe('added');
    const [, message] = (await detail(number)).messages;
    expect(message.content).toBe('네, 좋습니다.');
    expect(message.attachments).toHaveLength(12);
  });

  test('brings a picture without its comments', async () => {
    const { number, email, to } = await answered();
    const comment = Buffer.from('\u0021\u00fe\u0007GPS 37N\0', 'latin1');
    const content = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
    expect(await deliver({ from: email, to, files: [{ name: 'a.gif', content }] })).toBe('added');
    const { id, bytes } = (await detail(number)).messages[1].attachments[0];
    const url = `/api/email/admin/inquiries/${number}/files/${id}`;
    const { rawPayload } = await support().ask('GET', url, { as: admin });
    expect([bytes, rawPayload.equals(gif)]).toEqual([gif.length, true]);
  });

  test('brings its files while twenty uploads wait for a message', async () => {
    const { number, email, to } = await answered();
    const { id: inquiryId } = await support().service.db('inquiries').where({ number }).first('id');
    const upload = { inquiryId, name: 'a.txt', bytes: 1, type: 'text/plain', sha256: '0'.repeat(64) };
    const uploads = Array.from({ length: 20 }, () => ({ ...upload, path: `inquiries/${randomUUID()}` }));
    await support().service.db('attachments').insert(uploads);
    expect(await deliver({ from: email, to, files: [{ name: 'a.txt', content: Buffer.from('25') }] })).toBe('added');
    expect((await detail(number)).messages[1].attachments).toHaveLength(1);
  });

  test('from another address bears that address', async () => {
    const { number, to } = await answered();
    expect(await deliver({ from: 'colleague@example.com', to })).toBe('added');
    expect((await detail(number)).messages[1]).toMatchObject({ author: 'colleague@example.com' });
  });

  test.each([
    ['more than a page long', '가'.repeat(30_000), { content: '가'.repeat(30_000), quotedText: null }],
    ['that says nothing', ' \u200B', { content: '(본문 없음)', quotedText: null }],
    ['that only quotes', '> 언제 방문할까요?', { content: '(본문 없음)', quotedText: '> 언제 방문할까요?' }],
  ])('%s is kept whole', async (_what, text, message) => {
    const { number, email, to } = await answered();
    expect(await deliver({ from: email, to, text })).toBe('added');
    expect((await detail(number)).messages[1]).toMatchObject(message);
  });

  test.each(['', '"a b"@example.com', '김하늘'])('of the unreadable sender %j names no sender', async (from) => {
    const { number, to } = await answered();
    expect(await deliver({ from, to })).toBe('added');
    expect((await detail(number)).messages[1]).toMatchObject({ author: '(보낸 주소 없음)', content: '네, 좋습니다.' });
  });

  test('with the Message-ID of another mail is a message of its own', async () => {
    const { number, email, to } = await answered();
    for (const text of ['하나', '둘'])
      expect(await deliver({ from: email, to, text, id: '<same@example.com>' })).toBe('added');
    expect((await detail(number)).messages).toHaveLength(3);
  });

  test('of a machine, or to an address that nobody was given is no message', async () => {
    const { number, email, to } = await answered();
    expect(await deliver({ from: email, to, headers: ['Auto-Submitted: auto-replied'] })).toBe('automatic');
    expect(await deliver({ from: email, to: to.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a')) })).toBe(
      'unknown-address',
    );
    expect((await detail(number)).messages).toHaveLength(1);
  });

  test.each([
    ['X-Auto-Response-Suppress: None', undefined],
    ['List-Unsubscribe: <mailto:leave@example.com>', undefined],
    ['Precedence: bulk', undefined],
    ['Return-Path: <>', undefined],
    ['Subject: Re', 'noreply@selmatrix.example'],
  ])('with %s from %s is stored with a mark for agents, and confirms no guest', async (header, from) => {
    const { number, email, to, as } = await answered();
    expect(await deliver({ from: from ?? email, to, headers: [header] })).toBe('added');
    expect((await detail(number)).messages).toMatchObject([
      { seemsAutomatic: false },
      { content: '네, 좋습니다.', seemsAutomatic: true },
    ]);
    const mine = (await support().ask('GET', `/api/email/my-inquiries/${number}`, { as })).json();
    expect(Object.keys(mine.messages[1])).not.toContain('seemsAutomatic');
    await support().service.db('inquiries').where({ number }).update({ senderId: null, senderEmail: null });
    await deliver({ from: from ?? email, to, headers: [header] });
    const confirmedAt = () => support().service.db('inquiries').where({ number }).first('confirmedAt');
    expect(await confirmedAt()).toEqual({ confirmedAt: null });
    await deliver({ from: email, to });
    expect(await confirmedAt()).toEqual({ confirmedAt: expect.any(Date) });
  });

  test('is answered by a mail that mail programs put below it', async () => {
    const { number, email, to, mail } = await answered();
    const [receipt] = (await support().mailsTo(email)).filter(({ subject }) => !subject.startsWith('Re:'));
    expect(mail?.headers).toMatchObject({
      'in-reply-to': receipt?.headers['message-id'],
      references: receipt?.headers['message-id'],
    });
    expect(mail?.headers['auto-submitted']).toBeUndefined();
    const ours = mail?.headers['message-id'] ?? '';
    expect(await deliver({ from: email, to, id: '<k@x>', headers: [`References: <other@x> ${ours}`] })).toBe('added');
    const { version } = await detail(number);
    const body = { version, content: '화요일에 뵙겠습니다.', state: 'answered' };
    expect(
      (await support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, { as: admin, body })).statusCode,
    ).toBe(200);
    const second = (await support().mailsTo(email)).find(({ text }) => text.includes('화요일에 뵙겠습니다.'));
    expect(second?.headers['in-reply-to']).toBe('<k@x>');
    expect(second?.headers['references']?.split(' ')).toEqual([
      receipt?.headers['message-id'],
      ours,
      '<other@x>',
      '<k@x>',
    ]);
    expect(second?.headers['auto-submitted']).toBeUndefined();
  });

  test('is taken from the mail server alone, and as a mail', async () => {
    const { email, to } = await answered();
    expect(await deliver({ from: email, to }, {})).toBe(404);
    expect(await deliver({ from: email, to }, { 'inbound-mail-token': 'another' })).toBe(404);
    expect(
      await deliver({ from: email, to }, { 'inbound-mail-token': token, 'content-type': 'application/json' }),
    ).not.toBe('added');
  });
});
