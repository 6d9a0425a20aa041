import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, post, signIn, signInAdmin } from '../calls.ts';
import { startImapServer, type ImapServer } from './imap-server.ts';
import { handOver, startMailServer, type Delivery, type MailServer } from './mail-server.ts';

jest.setTimeout(60_000);

const token = 'the-token-of-this-mail-server';
const address = 'inquiries@reply.example';

/** A portal, the mail server that it sends by, and what else there is to stop. */
interface Site {
  server: MailServer;
  stack: Stack;
  stop(): Promise<void>;
}

async function startSite(deliver: (origin: () => string) => Delivery, env: Record<string, string>): Promise<Site> {
  let stack: Stack | undefined;
  const server = await startMailServer(
    'reply.example',
    deliver(() => stack?.origin ?? ''),
  );
  stack = await startStack({
    releasesDir: builtReleases(),
    env: { INQUIRY_REPLY_ADDRESS: address, SMTP_URL: server.url, ...env },
  });
  const { dataDir, stop } = stack;
  return {
    server,
    stack,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
      await server.close();
    },
  };
}

/** The newest mail with such a subject, once there is one; to an address, or to whomever. */
async function mailTo({ server }: Site, address: string | undefined, subject: RegExp) {
  for (const until = performance.now() + 20_000; performance.now() < until; await wait(100)) {
    for (const { raw } of server.mails.filter(({ to }) => address === undefined || to === address).toReversed()) {
      const mail = await PostalMime.parse(raw);
      if (subject.test(mail.subject ?? '')) return mail;
    }
  }
  throw new Error(
    `no mail to ${address ?? 'anybody'} about ${subject}; ${server.mails.map(({ to }) => to).join(', ')}`,
  );
}

/** An inquiry of a new member that was answered, and a reply to it as a mail program writes it. */
async function answeredInquiry(site: Site) {
  const { stack } = site;
  const member = await createMember(stack);
  const bearer = await signIn(stack, member);
  const question = {
    name: '김시험',
    type: 'product',
    phone: '010-0000-2018',
    emailAddress: member.email,
    title: '견적 문의',
    content: '설비 20대입니다.',
  };
  const { number } = await post<{ number: string }>(stack, '/api/email/send', question, bearer);
  const agent = await signInAdmin(stack);
  const answer = { version: 1, content: '언제 방문할까요?', state: 'answered' };
  await post(stack, `/api/email/admin/inquiries/${number}/reply`, answer, agent);

  const mail = await mailTo(site, member.email, new RegExp(`^Re: \\[${number}`));
  const to = mail.replyTo?.[0]?.address ?? '';
  expect(to).toMatch(/^inquiries\+/);
  const reply = {
    from: `김시험 <${member.email}>`,
    to,
    subject: mail.subject,
    inReplyTo: mail.messageId,
    text: `화요일 오후가 좋습니다.\n\n2026년 11월 25일 (수) 오후 3:04, 셀매트릭스 님이 작성:\n> 언제 방문할까요?\n`,
    attachments: [{ filename: '배치도.txt', content: '1층 도면' }],
    messageId: `<${number}@mail.visitor.example>`,
  };
  const read = async () => {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await fetch(`${stack.origin}/api/email/my-inquiries/${number}`, { headers });
    return (await response.json()) as { state: string; messages: { writtenBy: string; content: string }[] };
  };
  return { number, reply, read };
}

const conversation = {
  state: 'received',
  messages: [
    { writtenBy: 'agent' },
    { writtenBy: 'sender', content: '화요일 오후가 좋습니다.', attachments: [{ name: '배치도.txt' }] },
  ],
};
const machine = (reply: object) => ({
  ...reply,
  messageId: undefined,
  headers: { 'Auto-Submitted': 'auto-replied' },
});
const stranger = (reply: object) => ({
  ...reply,
  messageId: undefined,
  to: 'inquiries+q-2026-000001-aaaaaaaaaaaa@reply.example',
});

describe('handed over by the mail server', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite((origin) => handOver(() => `${origin()}/api/email/inbound`, token), {
      INBOUND_MAIL_TOKEN: token,
    });
  }, 120_000);
  afterAll(() => site.stop());

  test('the answer goes out by SMTP, the reply comes back by SMTP with a file, once', async () => {
    const { number, reply, read } = await answeredInquiry(site);
    const program = createTransport(site.server.url);
    const began = performance.now();
    await program.sendMail(reply);
    process.stdout.write(`a reply by mail was taken in ${Math.round(performance.now() - began)} ms\n`);
    for (const mail of [reply, machine(reply), stranger(reply)]) await program.sendMail(mail);
    program.close();
    expect(site.server.outcomes).toEqual(['added', 'repeated', 'automatic', 'unknown-address']);
    expect(await read()).toMatchObject(conversation);
    // The company learns of it as of a message on the site
    expect((await mailTo(site, undefined, new RegExp(`${number}.*추가 메시지`))).text).toContain('화요일 오후');
  });
});

describe('read from a mailbox of Dovecot by IMAP', () => {
  let site: Site;
  let imap: ImapServer;
  beforeAll(async () => {
    imap = await startImapServer();
    const deliver: Delivery = async (raw) => {
      imap.deliver(raw);
      return 'delivered';
    };
    site = await startSite(() => deliver, { IMAP_URL: imap.url, IMAP_POLL_SECONDS: '1' });
  }, 180_000);
  afterAll(async () => {
    await site.stop();
    await imap.close();
  });

  /** Until every mail is marked as seen. */
  async function allSeen(count: number) {
    for (const until = performance.now() + 20_000; performance.now() < until; await wait(50))
      if (imap.files().filter((name) => /,[A-Z]*S/.test(name)).length === count) return;
    throw new Error(`not all are seen: ${imap.files().join(' ')}`);
  }

  test('the reply becomes a message with its file, once, though it lies there twice and its mark is lost', async () => {
    const { reply, read } = await answeredInquiry(site);
    const program = createTransport(site.server.url);
    const began = performance.now();
    await program.sendMail(reply);
    await allSeen(1);
    process.stdout.write(`a reply was taken from the mailbox after ${Math.round(performance.now() - began)} ms\n`);
    expect(await read()).toMatchObject(conversation);
    for (const mail of [reply, machine(reply), stranger(reply)]) await program.sendMail(mail);
    program.close();
    await allSeen(4);
    imap.unmark();
    await allSeen(4);
    expect((await read()).messages).toHaveLength(2);
    // The mail to an unknown address belongs to no inquiry: it is flagged for somebody to read
    expect(imap.files().filter((name) => /,[A-Z]*F/.test(name))).toHaveLength(1);
  });
});
