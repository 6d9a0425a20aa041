import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { startSmtpDouble } from '../testing/smtp-double.ts';
import type { SmtpDouble, Temper } from '../testing/smtp-double.ts';
import { createMailTransport } from './mail-transport.ts';
import { enqueueMail, outboxMigration } from './outbox.ts';
import { createOutbox } from './outbox-worker.ts';

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/order', { config: { access: 'public' } }, async () =>
        app.db.transaction(async (trx) =>
          enqueueMail(trx, { to: 'kim@example.com', subject: '주문', text: '내용', key: `order:${Math.random()}` }),
        ),
      );
    },
  },
  migrations: { '001-outbox': outboxMigration },
});
/** Of one attempt. */
const sendLimitMs = 2_000;
let service: TestService;
let smtp: SmtpDouble;
let seen: number;

beforeAll(async () => {
  smtp = await startSmtpDouble();
  service = await createTestService(definition);
}, 30_000);
beforeEach(async () => {
  smtp.temper = 'accepts';
  seen = smtp.count();
  await service.asOwner('truncate outbox restart identity');
});
afterAll(async () => {
  await service.close();
  await smtp.close();
});

const order = () => service.app.inject({ method: 'POST', url: '/api/sample/order' });
const outbox = () =>
  createOutbox({
    db: service.db,
    log: service.app.log,
    enabled: true,
    sendLimitMs,
    transport: createMailTransport({ ...service.app.config, MAILBOX_DIR: undefined, SMTP_URL: smtp.url }),
  });
const dueNow = () => service.db('outbox').update({ runAt: service.db.fn.now() });
const waiting = async () => (await service.db('outbox').whereNull('sentAt').whereNull('failedAt')).length;
const taken = async () => (await smtp.mails()).slice(seen);

test.each<Temper>(['greylists', 'cuts off', 'drips', 'is silent'])(
  'while the mail server %s nothing is lost, and afterwards each mail is sent once',
  async (temper) => {
    smtp.temper = temper;
    await Promise.all([order(), order()]);
    let isDraining = true;
    const drained = outbox()
      .drain()
      .finally(() => (isDraining = false));
    expect((await order()).statusCode).toBe(200);
    // Two attempts last for four seconds there: a request does not wait for them
    if (temper === 'drips' || temper === 'is silent') expect(isDraining).toBe(true);
    expect(await drained).toBe(0);
    expect(await waiting()).toBe(3);
    smtp.temper = 'accepts';
    await dueNow();
    expect(await outbox().drain()).toBe(3);
    expect(new Set((await taken()).map(({ headers }) => headers['message-id'])).size).toBe(3);
    expect(await taken()).toHaveLength(3);
  },
);

test('a server that takes a mail and cuts off before it says so gets it again under the same Message-ID', async () => {
  smtp.temper = 'takes and cuts off';
  await order();
  expect(await outbox().drain()).toBe(0);
  smtp.temper = 'accepts';
  await dueNow();
  expect(await outbox().drain()).toBe(1);
  await dueNow();
  expect(await outbox().drain()).toBe(0);
  const ids = (await taken()).map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a server that is away costs no mail', async () => {
  await smtp.goAway();
  await order();
  expect(await outbox().drain()).toBe(0);
  await smtp.comeBack();
  await dueNow();
  expect(await outbox().drain()).toBe(1);
  expect(await taken()).toHaveLength(1);
});

test('a recipient that is refused for good is given up and kept for a look', async () => {
  smtp.temper = 'refuses';
  await order();
  await outbox().drain();
  expect(await service.db('outbox').first('failedAt', 'lastError', 'recipient')).toMatchObject({
    failedAt: expect.any(Date),
    lastError: 'EENVELOPE 550',
    recipient: 'kim@example.com',
  });
});
