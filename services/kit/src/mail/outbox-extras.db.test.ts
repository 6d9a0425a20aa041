import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { createOutbox } from './outbox-worker.ts';
import { mailFailsSql } from './mail-fails.ts';
import {
  enqueueMail,
  outboxExtrasMigration,
  outboxFailuresMigration,
  outboxMigration,
  outboxThreadsMigration,
} from './outbox.ts';
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
    defineService({
      name: 'sample',
      bases: {},
      migrations: {
        ...first,
        '002-outbox-extras': outboxExtrasMigration,
        '003-outbox-threads': outboxThreadsMigration,
        '004-outbox-failures': outboxFailuresMigration,
      },
    }),
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

  test('that a person wrote looks like one, and says which mails came before it', async () => {
    const references = ['first@x', 'Bad id', 'second@x\r\nBcc: a@b', '가@x', 'last@x'];
    await enqueueMail(service.db, { ...mail, key: 'reply:1', autoSubmitted: 'no', references });
    const received = (await service.mails()).find(({ headers }) => headers['references']);
    expect(received?.headers).toMatchObject({ 'in-reply-to': '<last@x>', references: '<first@x> <last@x>' });
    expect(Object.keys(received?.headers ?? {})).not.toContain('auto-submitted');
    expect(Object.keys(received?.headers ?? {})).not.toContain('x-auto-response-suppress');
    expect(await service.db('outbox').where({ key: 'reply:1' }).first()).toMatchObject({ mailReferences: null });
  });

  test('names the first and the newest of very many mails before it', async () => {
    const references = Array.from({ length: 300 }, (_, index) => `${index}@x`);
    await enqueueMail(service.db, { ...mail, key: 'reply:2', autoSubmitted: 'no', references });
    const { mailReferences } = await service.db('outbox').where({ key: 'reply:2' }).first('mailReferences');
    expect(mailReferences).toEqual(['0@x', ...references.slice(-19)]);
    await service.mails();
  });

  test('that could not be sent is found by its address, until it is sent', async () => {
    await enqueueMail(service.db, { ...mail, to: 'Gone@example.com', key: 'welcome:1' });
    const failing = async () => {
      const people = `(values ('gone@EXAMPLE.com'), ('kim@example.com')) as people (email)`;
      const { rows } = await service.db.raw(`select email from ${people} where ${mailFailsSql('email')}`);
      return rows as unknown[];
    };
    expect(await failing()).toEqual([]);
    await service.db('outbox').where({ key: 'welcome:1' }).update({ failedAt: new Date() });
    expect(await failing()).toEqual([{ email: 'gone@EXAMPLE.com' }]);
    await service.db('outbox').where({ key: 'welcome:1' }).update({ failedAt: null });
    await service.mails();
    expect(await failing()).toEqual([]);
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
