import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { createOutbox } from './outbox-worker.ts';
import { enqueueMail, outboxExtrasMigration, outboxMigration } from './outbox.ts';
import type { QueuedMail } from './mail-transport.ts';

const mail = { to: 'kim@example.com', subject: '문의가 접수되었습니다', text: '접수번호 12', key: 'receipt:12' };
const calendar = {
  filename: '교육일정.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};
const first = { '001-outbox': outboxMigration };
let service: TestService;

beforeAll(async () => {
  service = await createTestService(
    defineService({ name: 'sample', bases: {}, migrations: { ...first, '002-outbox-extras': outboxExtrasMigration } }),
  );
}, 30_000);
afterAll(() => service.close());

describe('a mail', () => {
  test('may name an address for answers, say that it is an answer itself, and bring files', async () => {
    await enqueueMail(service.db, {
      ...mail,
      replyTo: 'help@selmatrix.example',
      autoSubmitted: 'auto-replied',
      attachments: [calendar],
    });
    const [received] = await service.mails();
    expect(received?.headers).toMatchObject({ 'reply-to': 'help@selmatrix.example', 'auto-submitted': 'auto-replied' });
    expect(received?.text).toContain('접수번호 12');
    expect(await service.db('outbox').first()).toMatchObject({ replyTo: null, attachments: null, bodyText: null });
  });

  test('hands each file on with its name and type', async () => {
    const seen: QueuedMail[] = [];
    await enqueueMail(service.db, { ...mail, key: 'calendar:1', attachments: [calendar] });
    await createOutbox({
      db: service.db,
      log: service.app.log,
      enabled: true,
      transport: async (queued) => void seen.push(queued),
    }).drain();
    expect(seen).toMatchObject([{ attachments: [calendar], autoSubmitted: 'auto-generated', replyTo: null }]);
  });

  test.each([
    ['a list of addresses for answers', { replyTo: 'a@example.com, b@example.com' }],
    ['a file name with a line of its own', { attachments: [{ ...calendar, filename: 'a.ics\r\nBcc: x@example.com' }] }],
  ])('with %s is refused', async (_what, change) => {
    await expect(enqueueMail(service.db, { ...mail, ...change })).rejects.toThrow(TypeError);
  });
});

test('a service without the extras sends plain mails as before', async () => {
  const plain = await createTestService(defineService({ name: 'plain', bases: {}, migrations: first }));
  try {
    await enqueueMail(plain.db, mail);
    expect(await plain.mails()).toHaveLength(1);
    expect(await plain.db('outbox').first('sentAt')).toEqual({ sentAt: expect.any(Date) });
  } finally {
    await plain.close();
  }
}, 30_000);
