import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
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
  files?: { name: string; content: Buffer }[];
}

function rawMail({
  from,
  to,
  text = '네, 좋습니다.',
  id = `<${randomUUID()}@x>`,
  headers = [],
  files = [],
}: MailOptions) {
  const part = ({ name, content }: { name: string; content: Buffer }) => [
    '--b',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
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
  test('is a message of the conversation, without what it quotes, and opens the inquiry again', async () => {
    const { number, email, to, mail, as } = await answered();
    expect(to).toMatch(/^inquiries\+q-\d{4}-\d+-[a-z2-7]{12}@reply\.example$/);
    expect(mail?.text).toContain('이 메일에 답장하셔도 대화에 추가됩니다.');
    const text = '화요일에 오세요.\r\n\r\nOn Wed, Nov 25, 2026 Selmatrix <a@b.example> wrote:\r\n> 언제 방문할까요?';
    expect(await deliver({ from: `Kim <${email.toUpperCase()}>`, to, text })).toBe('added');
    expect(await detail(number)).toMatchObject({
      state: 'received',
      newMessageAt: expect.any(String),
      messages: [{ writtenBy: 'agent' }, { writtenBy: 'sender', author: '김하늘', content: '화요일에 오세요.' }],
    });
    const mine = await support().ask('GET', `/api/email/my-inquiries/${number}`, { as });
    expect(mine.json().messages).toHaveLength(2);
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

  test('from another address bears that address', async () => {
    const { number, to } = await answered();
    expect(await deliver({ from: 'colleague@example.com', to })).toBe('added');
    expect((await detail(number)).messages[1]).toMatchObject({ author: 'colleague@example.com' });
  });

  test('of a machine, without a text, or to an address that nobody was given is no message', async () => {
    const { number, email, to } = await answered();
    expect(await deliver({ from: email, to, headers: ['Auto-Submitted: auto-replied'] })).toBe('automatic');
    expect(await deliver({ from: 'noreply@selmatrix.example', to })).toBe('automatic');
    expect(await deliver({ from: email, to, text: '> 언제 방문할까요?' })).toBe('empty');
    expect(await deliver({ from: email, to: to.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a')) })).toBe(
      'unknown-address',
    );
    expect((await detail(number)).messages).toHaveLength(1);
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
