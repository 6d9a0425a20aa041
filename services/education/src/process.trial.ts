import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { serviceProcess, startSmtpDouble } from '@portal/service-kit/testing';
import type { ServiceProcess, SmtpDouble } from '@portal/service-kit/testing';
import { commitGate } from './testing/commit-gate.ts';
import type { CommitGate } from './testing/commit-gate.ts';
import { admin, educationForFile } from './testing/education.ts';

const education = educationForFile();
const limitMs = 60_000;
const running: ServiceProcess[] = [];
const gates: CommitGate[] = [];
const mailServers: SmtpDouble[] = [];

afterEach(async () => {
  for (const service of running.splice(0)) await service.kill();
  for (const gate of gates.splice(0)) gate.stop();
  for (const server of mailServers.splice(0)) await server.close();
});

async function start(change: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = serviceProcess(new URL('../dist/src/main.js', import.meta.url), {
    ...education().service.env,
    ...change,
  });
  running.push(service);
  await service.start();
  return service;
}

/** A process whose news of commits can be held back. */
async function startBehindGate(change: Record<string, string> = {}) {
  const gate = await commitGate(education().service.env['DATABASE_URL'] ?? '');
  gates.push(gate);
  return { gate, service: await start({ ...change, DATABASE_URL: gate.url }) };
}

function send(
  service: ServiceProcess,
  method: string,
  call: string,
  body: object,
  options: { headers?: Record<string, string>; signal?: AbortSignal } = {},
) {
  return fetch(`${service.origin}/api/education/${call}`, {
    method,
    body: JSON.stringify(body),
    signal: options.signal,
    headers: { 'content-type': 'application/json', ...options.headers },
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(50);
}

const adminToken = () => ({ authorization: `Bearer ${education().service.token(admin)}` });

describe('an application that was stored, but whose answer was lost,', () => {
  async function application() {
    const educationId = await education().training();
    const body = {
      educationId,
      email: education().address(),
      name: '김하늘',
      phoneNumber: '010-0000-0001',
      company: '샘플정밀',
      position: '대리',
      application: '신청합니다',
    };
    const rows = () => education().service.db('applications').where('trainingId', educationId);
    return { body, rows, headers: { 'idempotency-key': randomUUID() } };
  }

  /** Sends it twice more, and expects the same bytes and one row. */
  async function expectOneAnswer(
    service: ServiceProcess,
    { body, rows, headers }: Awaited<ReturnType<typeof application>>,
  ) {
    const [first, second] = [
      await send(service, 'POST', 'signup', body, { headers }),
      await send(service, 'POST', 'signup', body, { headers }),
    ];
    const text = await first.text();
    expect([first.status, second.status, await second.text()]).toEqual([201, 201, text]);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({
      ...body,
      applicationId: row.id,
      status: 'signup',
      createdAt: row.createdAt.toISOString(),
    });
    expect(first.headers.get('set-cookie')).toContain(`education_receipt=receipt:${row.id}.`);
  }

  test(
    'because the process was killed right after its commit, is answered by another process, with the receipt',
    async () => {
      const { gate, service } = await startBehindGate();
      const one = await application();
      const commit = gate.close(/(insert into|update) "?applications/);
      const lost = send(service, 'POST', 'signup', one.body, { headers: one.headers });
      const outcome = expect(lost).rejects.toThrow();
      await commit.happened;
      await service.kill();
      await outcome;
      expect(await one.rows()).toHaveLength(1);
      await expectOneAnswer(await start(), one);
    },
    limitMs,
  );

  test(
    'because the connection was cut after its commit, is answered to the next attempt',
    async () => {
      const { gate, service } = await startBehindGate();
      const one = await application();
      const commit = gate.close(/(insert into|update) "?applications/);
      const cut = new AbortController();
      const lost = send(service, 'POST', 'signup', one.body, { headers: one.headers, signal: cut.signal });
      const outcome = expect(lost).rejects.toThrow();
      await commit.happened;
      cut.abort();
      await outcome;
      commit.open();
      await expectOneAnswer(service, one);
    },
    limitMs,
  );
});

test(
  'who moves up is mailed once, though the process was killed after the commit and again while the mail server was away',
  async () => {
    const mailServer = await startSmtpDouble();
    mailServers.push(mailServer);
    await mailServer.goAway();
    const environment = { SMTP_URL: mailServer.url };
    const educationId = await education().training({ capacity: 1 });
    const [first, second] = [education().address(), education().address()];
    for (const email of [first, second]) await education().apply(educationId, { email });
    // The confirmations are not what is counted here
    await education().service.db('outbox').delete();

    const { gate, service } = await startBehindGate(environment);
    const commit = gate.close(/(insert into|update) "?applications/);
    const cancelled = expect(
      send(service, 'PATCH', 'cancel-signup', { educationId, email: first }, { headers: adminToken() }),
    ).rejects.toThrow();
    await commit.happened;
    await service.kill();
    await cancelled;
    expect(
      await education().service.db('applications').where('trainingId', educationId).orderBy('id').pluck('status'),
    ).toEqual(['cancelled', 'signup']);

    const outbox = () => education().service.db('outbox').where('key', 'like', 'promoted:%');
    const withoutMail = await start(environment);
    await until(async () => (await outbox().whereNotNull('lastError')).length === 1);
    await withoutMail.kill();

    await mailServer.comeBack();
    // No waiting for the next attempt or the lease of the killed process
    await outbox().update({ runAt: new Date(), leasedUntil: null });
    const [one, other] = [await start(environment), await start(environment)];
    await until(async () => mailServer.count() > 0);
    for (const copy of [one, other])
      expect(
        (await send(copy, 'PATCH', 'cancel-signup', { educationId, email: first }, { headers: adminToken() })).status,
      ).toBe(200);
    // Longer than a worker waits before it looks again
    await wait(1_500);
    expect((await mailServer.mails()).map(({ to }) => to)).toEqual([second]);
  },
  limitMs,
);
