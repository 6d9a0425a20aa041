import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, post, signIn, signInAdmin } from '../calls.ts';
import { startMailServer, type MailServer } from './mail-server.ts';

jest.setTimeout(60_000);

const token = 'the-token-of-this-mail-server';
const variables = { INQUIRY_REPLY_ADDRESS: 'inquiries@reply.example', INBOUND_MAIL_TOKEN: token };
let server: MailServer;
let stack: Stack;

beforeAll(async () => {
  server = await startMailServer('reply.example', () => `${stack.origin}/api/email/inbound`, token);
  stack = await startStack({ releasesDir: builtReleases(), env: { ...variables, SMTP_URL: server.url } });
}, 120_000);

afterAll(async () => {
  await stack.stop();
  rmSync(stack.dataDir, { recursive: true, force: true });
  await server.close();
});

/** The newest mail with such a subject, once there is one; to an address, or to whomever. */
async function mailTo(address: string | undefined, subject: RegExp) {
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

test('a conversation by e-mail: the answer goes out by SMTP, the reply comes back by SMTP with a file, once', async () => {
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

  const mail = await mailTo(member.email, new RegExp(`^Re: \\[${number}`));
  const to = mail.replyTo?.[0]?.address ?? '';
  expect(to).toMatch(/^inquiries\+/);

  // As a mail program replies
  const program = createTransport(server.url);
  const reply = {
    from: `김시험 <${member.email}>`,
    to,
    subject: mail.subject,
    inReplyTo: mail.messageId,
    text: `화요일 오후가 좋습니다.\n\n2026년 11월 25일 (수) 오후 3:04, 셀매트릭스 님이 작성:\n> 언제 방문할까요?\n`,
    attachments: [{ filename: '배치도.txt', content: '1층 도면' }],
    messageId: '<reply-1@mail.visitor.example>',
  };
  const began = performance.now();
  await program.sendMail(reply);
  process.stdout.write(`a reply by mail was taken in ${Math.round(performance.now() - began)} ms\n`);
  await program.sendMail(reply);
  await program.sendMail({ ...reply, messageId: undefined, headers: { 'Auto-Submitted': 'auto-replied' } });
  await program.sendMail({ ...reply, messageId: undefined, to: 'inquiries+q-2026-000001-aaaaaaaaaaaa@reply.example' });
  program.close();
  expect(server.outcomes).toEqual(['added', 'repeated', 'automatic', 'unknown-address']);

  const shown = await fetch(`${stack.origin}/api/email/my-inquiries/${number}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(await shown.json()).toMatchObject({
    state: 'received',
    messages: [
      { writtenBy: 'agent' },
      { writtenBy: 'sender', content: '화요일 오후가 좋습니다.', attachments: [{ name: '배치도.txt' }] },
    ],
  });
  // The company learns of it as of a message on the site
  expect((await mailTo(undefined, new RegExp(`${number}.*추가 메시지`))).text).toContain('화요일 오후');
});
