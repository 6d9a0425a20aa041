import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import type { MailTransport, QueuedMail } from './mail-transport.ts';
import { enqueueMail, enqueueMails, outboxMigration } from './outbox.ts';
import { createOutbox } from './outbox-worker.ts';

const definition = defineService({ name: 'sample', bases: {}, migrations: { '001-outbox': outboxMigration } });
const mail = {
  to: 'kim@example.com',
  subject: '교육 신청이 접수되었습니다',
  text: '안녕하세요.\n토큰: a=b',
  key: 'signup:1',
};
let service: TestService;
let alreadyRead = 0;

beforeAll(async () => {
  service = await createTestService(definition);
}, 30_000);
beforeEach(async () => {
  await service.asOwner('truncate outbox restart identity');
  alreadyRead = (await service.mails()).length;
});
afterAll(() => service.close());

/** Mails that this test caused. */
const mailsSent = async () => (await service.mails()).slice(alreadyRead);

function worker(transport: MailTransport, sendLimitMs?: number) {
  return createOutbox({ db: service.db, log: service.app.log, transport, enabled: true, sendLimitMs });
}

const dueNow = () => service.db('outbox').update({ runAt: service.db.fn.now() });

describe('the outbox', () => {
  test('sends what was committed, as a readable mail that robots do not answer', async () => {
    await service.db.transaction((trx) => enqueueMail(trx, { ...mail, html: '<p>안녕하세요.</p>' }));
    const [received] = await mailsSent();
    expect(received).toMatchObject({ to: mail.to, subject: mail.subject, text: expect.stringContaining('토큰: a=b') });
    expect(received?.headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      from: 'Selmatrix <noreply@selmatrix.example>',
    });
  });

  test('sends nothing of a transaction that failed', async () => {
    await expect(
      service.db.transaction(async (trx) => {
        await enqueueMail(trx, mail);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await mailsSent()).toHaveLength(0);
  });

  test('sends one mail for one occasion', async () => {
    await enqueueMail(service.db, mail);
    await enqueueMail(service.db, mail);
    expect(await mailsSent()).toHaveLength(1);
    await enqueueMail(service.db, mail);
    expect(await mailsSent()).toHaveLength(1);
  });

  test('takes many mails at once, one for each occasion', async () => {
    const mails = Array.from({ length: 1_001 }, (_, index) => ({ ...mail, key: `many:${index}` }));
    await enqueueMails(service.db, [...mails, ...mails.slice(0, 10)]);
    expect(Number((await service.db('outbox').count({ n: '*' }).first())?.['n'])).toBe(1_001);
  });

  test('keeps nothing of what a sent mail said', async () => {
    await enqueueMail(service.db, mail);
    await mailsSent();
    expect(await service.db('outbox').first()).toMatchObject({
      key: mail.key,
      recipient: null,
      subject: null,
      bodyText: null,
      lastError: null,
    });
  });

  test('is drained by many workers at once without sending twice', async () => {
    for (let index = 0; index < 30; index += 1) await enqueueMail(service.db, { ...mail, key: `k${index}` });
    const sent: string[] = [];
    const transport: MailTransport = async ({ id }) => void sent.push(id);
    const counts = await Promise.all([1, 2, 3].map(() => worker(transport).drain()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(sent).size).toBe(30);
  });

  test('tries again later, as the same mail, after an outage', async () => {
    await enqueueMail(service.db, mail);
    const seen: QueuedMail[] = [];
    let isDown = true;
    const outbox = worker(async (queued) => {
      seen.push(queued);
      if (isDown) throw Object.assign(new Error('to kim@example.com failed'), { code: 'ECONNREFUSED' });
    });
    expect(await outbox.drain()).toBe(0);
    expect(await outbox.drain()).toBe(0);
    expect(seen).toHaveLength(1);
    const row = await service.db('outbox').first(service.db.raw('last_error, run_at > now() as waits'));
    expect(row).toEqual({ lastError: 'ECONNREFUSED', waits: true });
    isDown = false;
    await dueNow();
    expect(await outbox.drain()).toBe(1);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('takes over the mail of a worker that died, when its lease is over', async () => {
    await enqueueMail(service.db, mail);
    await service.db('outbox').update({ leasedUntil: service.db.raw("now() + interval '1 minute'"), attempts: 1 });
    expect(await worker(async () => undefined).drain()).toBe(0);
    await service.db('outbox').update({ leasedUntil: service.db.raw("now() - interval '1 second'") });
    expect(await worker(async () => undefined).drain()).toBe(1);
  });

  test('does not wait for a server that never answers', async () => {
    await enqueueMail(service.db, mail);
    expect(await worker(() => new Promise(() => undefined), 30).drain()).toBe(0);
    expect(await service.db('outbox').first('lastError')).toEqual({ lastError: 'ETIMEDOUT' });
  });

  test('gives up on a recipient that the server refuses for good', async () => {
    await enqueueMail(service.db, mail);
    await worker(async () => {
      throw Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
    }).drain();
    await dueNow();
    expect(await worker(async () => undefined).drain()).toBe(0);
    expect(await service.db('outbox').first('lastError')).toEqual({ lastError: 'EENVELOPE 550' });
  });
});
