import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { connectDatabase } from '../database/connect.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import type { MailTransport } from './mail-transport.ts';
import { enqueueMail, outboxExtrasMigration, outboxMigration } from './outbox.ts';
import { createOutbox } from './outbox-worker.ts';
import type { OutboxOptions } from './outbox-worker.ts';

const migrations = { '001-outbox': outboxMigration, '002-outbox-extras': outboxExtrasMigration };
let service: TestService;

beforeAll(async () => {
  service = await createTestService(defineService({ name: 'sample', bases: {}, migrations }));
}, 30_000);
beforeEach(() => service.asOwner('truncate outbox restart identity'));
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => service.close());

const worker = (transport: MailTransport, options: Partial<OutboxOptions> = {}) =>
  createOutbox({ db: service.db, log: service.app.log, enabled: true, transport, ...options });
const enqueue = async (...keys: string[]) => {
  for (const key of keys)
    await enqueueMail(service.db, { to: 'kim@example.com', subject: 'Hello', text: 'Text', html: '<p>Text</p>', key });
};

/** A transport that takes mails, and what it took. */
function taking() {
  const taken: string[] = [];
  const transport: MailTransport = async ({ html, text }) => void taken.push(`${text} ${html}`);
  return { taken, transport };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(10);
}

describe('the loop of the outbox', () => {
  test('sends what comes while it runs, and nothing once it is stopped', async () => {
    const { taken, transport } = taking();
    const outbox = worker(transport);
    outbox.start();
    outbox.start();
    await enqueue('first');
    await until(() => taken.length === 1);
    expect(taken).toEqual(['Text <p>Text</p>']);
    await outbox.stop();
    await enqueue('second');
    await wait(1_200);
    expect(taken).toHaveLength(1);
  });

  test('goes on after the table could not be read', async () => {
    const { taken, transport } = taking();
    const warned = jest.spyOn(service.app.log, 'warn');
    const outbox = worker(transport);
    await service.asOwner('alter table outbox rename to away');
    outbox.start();
    await until(() => warned.mock.calls.length > 0);
    await service.asOwner('alter table away rename to outbox');
    await enqueue('first');
    await until(() => taken.length === 1);
    await outbox.stop();
    expect(warned.mock.calls[0]).toEqual([{ err: expect.any(Error) }, 'outbox not read']);
  });

  test('ends after the mail in hand, which it counts', async () => {
    await enqueue('first', 'second');
    let finish = () => undefined as void;
    let taken = 0;
    const outbox = worker(() => {
      taken += 1;
      return new Promise((done) => (finish = done));
    });
    const drained = outbox.drain();
    await until(() => taken === 1);
    await outbox.stop();
    finish();
    expect(await drained).toBe(1);
    expect(taken).toBe(1);
  });

  test('is over only when the mail in hand is sent', async () => {
    await enqueue('first');
    let finish = () => undefined as void;
    let isTaken = false;
    const outbox = worker(() => {
      isTaken = true;
      return new Promise((done) => (finish = done));
    });
    outbox.start();
    await until(() => isTaken);
    let isStopped = false;
    const stopped = outbox.stop().then(() => (isStopped = true));
    await wait(50);
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(await service.db('outbox').first('sentAt')).toEqual({ sentAt: expect.any(Date) });
  });

  test('leaves the table alone in a service that has none', async () => {
    await enqueue('first');
    const { taken, transport } = taking();
    const outbox = worker(transport, { enabled: false });
    expect(await outbox.drain()).toBe(0);
    outbox.start();
    await wait(100);
    await outbox.stop();
    expect(taken).toEqual([]);
  });
});

describe('a mail that is not sent', () => {
  const failing = (error: unknown) =>
    worker(async () => {
      throw error;
    });
  const code = 'X'.repeat(250);

  test.each([
    [new TypeError('to kim@example.com'), 'TypeError', false],
    ['a text', 'unknown', false],
    [null, 'unknown', false],
    [{ responseCode: 550 }, 'unknown 550', true],
    [Object.assign(new Error('later'), { code: 'EENVELOPE', responseCode: 451 }), 'EENVELOPE 451', false],
    [Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 549 }), 'EAUTH 549', false],
    [Object.assign(new Error('no'), { code: 'EMESSAGE', responseCode: 559 }), 'EMESSAGE 559', true],
    [Object.assign(new Error('no'), { code: 'EMESSAGE', responseCode: 560 }), 'EMESSAGE 560', false],
    [Object.assign(new Error('long'), { code }), code.slice(0, 200), false],
  ])('because of %p keeps the reason %s, for good: %p', async (error, reason, isFinal) => {
    await enqueue('first');
    const warned = jest.spyOn(service.app.log, 'warn');
    expect(await failing(error).drain()).toBe(0);
    const row = await service.db('outbox').first<{ id: string; lastError: string; failedAt: Date | null }>();
    expect([row.lastError, row.failedAt !== null]).toEqual([reason, isFinal]);
    expect(warned.mock.calls).toEqual([[{ mail: row.id, reason, permanent: isFinal }, 'mail not sent']]);
  });

  test('waits longer after each attempt, fifteen minutes at most', async () => {
    await enqueue('first');
    const pauses: number[] = [];
    for (const attempts of [0, 1, 2, 20]) {
      await service.db('outbox').update({ attempts, runAt: service.db.fn.now() });
      await failing(new Error('away')).drain();
      const row = await service
        .db('outbox')
        .first<{ seconds: number }>(service.db.raw('round(extract(epoch from run_at - now()))::int as seconds'));
      pauses.push(row.seconds);
    }
    expect(pauses).toEqual([5, 10, 20, 900]);
  });

  test('for three days is given up, counted by its attempts: an outage of this service is no attempt', async () => {
    await enqueue('first');
    const row = () => service.db('outbox').first<{ attempts: number; failedAt: Date | null }>('attempts', 'failedAt');
    await service.db('outbox').update({ createdAt: service.db.raw("now() - interval '30 days'"), attempts: 294 });
    await failing(new Error('away')).drain();
    expect(await row()).toEqual({ attempts: 295, failedAt: null });
    await service.db('outbox').update({ runAt: service.db.fn.now() });
    await failing(new Error('away')).drain();
    expect(await row()).toEqual({ attempts: 296, failedAt: expect.any(Date) });
  });

  test('because the account may send no more today stops all mails, and another one asks next', async () => {
    await enqueue('first', 'second', 'third');
    const asked: string[] = [];
    let isOver = false;
    const outbox = worker(async ({ id }) => {
      asked.push(id);
      const response = '550 5.4.5 Daily user sending limit exceeded';
      if (!isOver) throw Object.assign(new Error(response), { code: 'EENVELOPE', responseCode: 550, response });
    });
    const later = (minutes: number) =>
      service.db('outbox').update({ runAt: service.db.raw(`run_at - interval '${minutes} minutes'`) });
    expect(await outbox.drain()).toBe(0);
    expect(asked).toHaveLength(1);
    await later(14);
    expect(await outbox.drain()).toBe(0);
    expect(asked).toHaveLength(1);
    await later(1);
    expect(await outbox.drain()).toBe(0);
    expect(asked).toHaveLength(2);
    isOver = true;
    await later(16);
    expect(await outbox.drain()).toBe(3);
    expect(asked[0]).not.toBe(asked[1]);
    expect(await service.db('outbox').whereNotNull('failedAt')).toEqual([]);
  });

  test('does not keep the next one', async () => {
    await enqueue('first', 'second');
    let attempts = 0;
    const outbox = worker(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('away');
    });
    expect(await outbox.drain()).toBe(1);
    expect(attempts).toBe(2);
  });
});

test('a sent mail is in the log by its id alone', async () => {
  await enqueue('first');
  const told = jest.spyOn(service.app.log, 'info');
  await worker(taking().transport).drain();
  const row = await service.db('outbox').first<{ id: string }>('id');
  expect(told.mock.calls).toEqual([[{ mail: row.id }, 'mail sent']]);
});

test('the tables can be taken away again, the extras alone and the whole outbox', async () => {
  const columns = async () => Object.keys(await service.db('outbox').columnInfo());
  const whole = await columns();
  const owner = connectDatabase({ url: service.ownerUrl, schema: 'sample', poolSize: 1, columns: 'stored' });
  await outboxExtrasMigration.down(owner);
  expect(await columns()).toEqual(whole.filter((name) => !/^(reply_to|attachments|auto_submitted)$/.test(name)));
  await outboxMigration.down(owner);
  expect(await service.db.schema.hasTable('outbox')).toBe(false);
  await outboxMigration.up(owner);
  await outboxExtrasMigration.up(owner);
  await owner.destroy();
  expect(await columns()).toEqual(whole);
});
