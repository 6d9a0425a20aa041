import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAdmin, newMember, questionBody, supportForFile } from '../../testing/support.ts';

const token = 'a-token-of-the-mail-server';
const support = supportForFile({
  INQUIRY_REPLY_ADDRESS: 'inquiries@reply.example',
  INBOUND_MAIL_TOKEN: token,
  SUPPORT_QUOTA_GUEST_INQUIRIES_PER_ADDRESS: '100/1h',
});
const admin = newAdmin();
type Method = Parameters<ReturnType<typeof support>['ask']>[0];
const call = (path: string, method: Method = 'GET', body?: object) =>
  support().ask(method, `/api/email/admin/${path}`, { as: admin, ...(body && { body }) });
const detail = async (number: string) => (await call(`inquiries/${number}`)).json();
async function reply(number: string, content = '답변드립니다.') {
  const { version } = await detail(number);
  return call(`inquiries/${number}/reply`, 'POST', { version, content });
}
const merge = (number: string, into: string, version = 1) =>
  call(`inquiries/${number}/merge`, 'POST', { version, into });
const targets = async (number: string) =>
  (await call(`inquiries/${number}/merge-targets`)).json().map((each: { number: string }) => each.number);

async function guestInquiry(emailAddress: string, changes: object = {}) {
  await support().service.db('settings').update({ guestInquiries: true });
  const answer = await support().ask('POST', '/api/email/send', { body: questionBody({ emailAddress, ...changes }) });
  return answer.json().number as string;
}
const newAddress = () => `${randomUUID().slice(0, 8)}@example.com`;
async function linkIn(email: string) {
  const mails = await support().mailsTo(email);
  return /#(\S+)/.exec(mails.findLast(({ text }) => text.includes('/link'))?.text ?? '')?.[1] ?? '';
}

/** Of a guest who wrote through the link that came with the answer. */
async function confirmedGuestInquiry(email: string, changes: object = {}) {
  const number = await guestInquiry(email, changes);
  await reply(number);
  await support().ask('POST', '/api/email/thread/answer', { body: { link: await linkIn(email), content: '네.' } });
  return number;
}

describe('merging is refused', () => {
  test.each([
    ["a guest's into that of a member who typed the same address", 'guest', 'member'],
    ["a member's into that of a guest with the address that the member typed", 'member', 'guest'],
    ['those of two members who typed one address', 'member', 'member'],
    ['those of guests who typed one address', 'guest', 'guest'],
  ] as const)('for %s', async (_what, one, other) => {
    const email = newAddress();
    const sent = { guest: () => guestInquiry(email), member: () => support().inquiry({ emailAddress: email }) };
    const [number, into] = [await sent[one](), await sent[other]()];
    expect(await targets(number)).toEqual([]);
    expect((await merge(number, into)).json()).toMatchObject({ status: 409, code: 'not-same-person' });
  });

  test("for a confirmed guest's into that of a member who typed the same address, which the member does not read", async () => {
    const email = newAddress();
    const attacker = newMember();
    const into = await support().inquiry({ emailAddress: email }, attacker);
    const number = await confirmedGuestInquiry(email);
    const { version } = await detail(number);
    expect((await merge(number, into, version)).json()).toMatchObject({ status: 409, code: 'not-same-person' });
    const read = await support().ask('GET', `/api/email/my-inquiries/${into}`, { as: attacker });
    expect(read.json().messages).toEqual([]);
  });

  test("for guests' inquiries of which one was not confirmed by what was mailed to the address", async () => {
    const email = newAddress();
    const [confirmed, typed] = [await confirmedGuestInquiry(email), await guestInquiry(email)];
    for (const [number, into] of [
      [confirmed, typed],
      [typed, confirmed],
    ] as const) {
      const { version } = await detail(number);
      expect((await merge(number, into, version)).json()).toMatchObject({ status: 409, code: 'not-same-person' });
    }
  });
});

describe("a guest's merged inquiry", () => {
  const mail = (from: string, to: string, text: string) =>
    Buffer.from(
      [
        `From: ${from}`,
        `To: ${to}`,
        `Message-ID: <${randomUUID()}@x>`,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '--b',
        'Content-Type: text/plain; name="a.txt"',
        'Content-Disposition: attachment; filename="a.txt"',
        '',
        '25',
        '--b--',
      ].join('\r\n'),
    );

  async function deliver(raw: Buffer) {
    const answer = await support().service.app.inject({
      method: 'POST',
      url: '/api/email/inbound',
      payload: raw,
      headers: { 'content-type': 'message/rfc822', 'inbound-mail-token': token },
    });
    return answer.json().outcome as string;
  }

  test('its link and replies to its mails lead to the kept one, files of both too', async () => {
    const email = newAddress();
    const merged = await guestInquiry(email, { title: '둘째' });
    await reply(merged, '답변');
    const link = await linkIn(email);
    const replies = (await support().mailsTo(email)).filter(({ subject }) => subject.startsWith('Re:'));
    const address = replies[0]?.headers['reply-to'] ?? '';
    expect(await deliver(mail(email, address, '먼저 답합니다.'))).toBe('added');
    const kept = await confirmedGuestInquiry(email, { title: '첫째' });
    expect(await targets(merged)).toEqual([kept]);
    await merge(merged, kept, (await detail(merged)).version);
    const open = await support().ask('POST', '/api/email/thread/open', { body: { link } });
    expect(open.json()).toMatchObject({ number: kept, title: '첫째' });
    await support().ask('POST', '/api/email/thread/answer', { body: { link, content: '링크로 답합니다.' } });
    expect(await deliver(mail(email, address, '메일로 답합니다.'))).toBe('added');
    const { messages } = await detail(kept);
    expect(messages.map(({ content }: { content: string }) => content)).toEqual([
      '둘째\n\n검사 라인 두 곳에\n설치하려고 합니다.',
      '답변',
      '먼저 답합니다.',
      '답변드립니다.',
      '네.',
      '링크로 답합니다.',
      '메일로 답합니다.',
    ]);
    for (const { attachments } of [messages[2], messages[6]]) {
      const url = `/api/email/thread/files/${attachments[0].id}`;
      const read = await support().ask('GET', url, { headers: { 'inquiry-link': link } });
      expect([read.statusCode, read.body.trim()]).toEqual([200, '25']);
    }
  });
});
