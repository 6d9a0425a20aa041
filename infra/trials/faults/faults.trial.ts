import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { copySnapshot, ensureSnapshot } from '../../local/testing/stack-snapshot.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, openTrainings, signIn, type Person } from '../calls.ts';
import { listFaults, mountSmallDisk, shiftedEntries, type Fault } from './list-faults.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startTraffic, type Acknowledged, type Failure, type Traffic } from './writers.ts';

const warmUpMs = 3_000;
const settleMs = 6_000;
/** After the last fault: mails that wait for their next try. */
const mailPatienceMs = 120_000;
const smallDiskMegabytes = 80;

let stack: Stack;
let mail: MailServer;
let faults: Fault[];
let unmount: (() => void) | undefined;
let dataDir: string;
let token = '';
const rows: string[] = [];

let writer: Person;
let educationIds: number[];

beforeAll(async () => {
  mail = await startMailServer();
  dataDir = temporaryDataFolder();
  copySnapshot(await ensureSnapshot(), dataDir);
  const filesDir = path.join(dataDir, 'files');
  unmount = mountSmallDisk(filesDir, smallDiskMegabytes);
  const releasesDir = path.join(dataDir, 'releases'); // of its own: faults add to it
  cpSync(builtReleases(), releasesDir, { recursive: true });
  const clockFolder = path.join(dataDir, 'clock');
  stack = await startStack({
    dataDir,
    releasesDir,
    entries: shiftedEntries(clockFolder),
    env: { SMTP_URL: mail.url, LOG_LEVEL: 'warn' },
    serviceVariables: { SUPPORT_QUOTA_INQUIRIES_PER_ACCOUNT: '1000000/1m' },
    durable: true, // as an installation: what is acknowledged is on the disk
  });
  writer = await createMember(stack);
  educationIds = await openTrainings(stack, 4, 500);
  const wanted = process.env.FAULTS ?? '';
  faults = listFaults(stack, mail, clockFolder, unmount ? filesDir : undefined).filter(({ name }) =>
    name.includes(wanted),
  );
}, 120_000);

afterAll(async () => {
  await stack.stop();
  await mail.close();
  unmount?.();
});

const tables: Record<Acknowledged['kind'], string> = {
  application: `select split_part(email, '@', 1) as mark, count(*)::int as n from education.applications where email like 'mark-%' group by 1`,
  inquiry: `select title as mark, count(*)::int as n from support.inquiries where title like 'mark-%' group by 1`,
  post: `select title as mark, count(*)::int as n from community.classroom_posts where title like 'mark-%' group by 1`,
};

/** Acknowledged writes that are missing, and those that were done more than once. */
async function lostAndDoubled(acknowledged: Acknowledged[]): Promise<{ lost: string[]; doubled: string[] }> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  const counts = new Map<string, number>();
  try {
    for (const sql of Object.values(tables))
      for (const { mark, n } of (await client.query<{ mark: string; n: number }>(sql)).rows) counts.set(mark, n);
  } finally {
    await client.end();
  }
  return {
    lost: acknowledged.filter(({ mark }) => !counts.has(mark)).map(({ kind, mark }) => `${kind} ${mark}`),
    doubled: [...counts].filter(([, n]) => n > 1).map(([mark, n]) => `${mark} × ${n}`),
  };
}

async function untilSteady(): Promise<void> {
  for (const until = performance.now() + 60_000; performance.now() < until; await wait(250)) {
    const ready = await fetch(`${stack.origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error('the portal did not become ready again');
}

function recoveryOf(failures: Failure[], began: number): number {
  return failures.length === 0 ? 0 : Math.max(...failures.map(({ at }) => at)) - began;
}

/** A line for each kind of failure: how often, which call, and the start of what came back. */
function reasonsOf(failures: Failure[]): string {
  const counts = new Map<string, number>();
  for (const { call, reason } of failures) {
    const { code } = (/"code":"(?<code>[\w-]+)"/.exec(reason)?.groups ?? {}) as { code?: string };
    const kind = `${call}: ${/^\d{3} /.test(reason) ? reason.slice(0, 4) : ''}${code ?? reason.slice(0, 60)}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, times]) => `    ${times} × ${kind.replaceAll(/\s+/g, ' ')}\n`).join('');
}

test('each fault under load loses nothing that was acknowledged', async () => {
  const all: Acknowledged[] = [];
  const wrong: string[] = [];
  for (const fault of faults) {
    await untilSteady();
    token = await signIn(stack, writer); // it lives ten minutes, the trial longer
    const traffic: Traffic = startTraffic({ origin: stack.origin, token: () => token, educationIds });
    await wait(warmUpMs);
    const before = traffic.failures.length;
    const began = performance.now();
    await fault.happen();
    await wait(settleMs);
    await untilSteady();
    await traffic.stop();
    await untilSteady();
    const failures = traffic.failures.slice(before);
    all.push(...traffic.acknowledged);
    const { lost, doubled } = await lostAndDoubled(traffic.acknowledged);
    wrong.push(
      ...lost.map((mark) => `${fault.name}: lost ${mark}`),
      ...doubled.map((mark) => `${fault.name}: doubled ${mark}`),
    );
    wrong.push(
      ...failures
        .filter(({ reason }) => reason.startsWith('500 '))
        .map(({ call, reason }) => `${fault.name}: ${call} ${reason}`),
    );
    if (before > 0)
      wrong.push(`${fault.name}: failed before the fault: ${traffic.failures[0]?.call} ${traffic.failures[0]?.reason}`);
    rows.push(
      `| ${fault.name} | ${failures.length} of ${traffic.requests()} | ${lost.length} | ${doubled.length} | ${(recoveryOf(failures, began) / 1000).toFixed(1)} s |`,
    );
    process.stdout.write(`${rows.at(-1)}\n${reasonsOf(failures)}`);
  }
  const { lost, doubled } = await lostAndDoubled(all);
  process.stdout.write(
    `\n| fault | requests failed | acknowledged writes lost | done twice | last failure after |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
  process.stdout.write(
    `\n${all.length} acknowledged writes in all, ${lost.length} lost, ${doubled.length} done twice\n`,
  );
  expect(wrong).toEqual([]);
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
}, 1_500_000);

test(
  'every mail that was due is sent once the mail server is well again',
  async () => {
    const client = new pg.Client({ connectionString: stack.databaseUrl });
    await client.connect();
    const outboxes = ['account', 'education', 'support'];
    const waiting = async () => {
      let sum = 0;
      for (const schema of outboxes) {
        const {
          rows: [row],
        } = await client.query<{ n: number }>(
          `select count(*)::int as n from ${schema}.outbox where sent_at is null and failed_at is null`,
        );
        sum += row?.n ?? 0;
      }
      return sum;
    };
    try {
      for (const until = performance.now() + mailPatienceMs; (await waiting()) > 0 && performance.now() < until;)
        await wait(1_000);
      expect(await waiting()).toBe(0);
    } finally {
      await client.end();
    }
    const twice = [...mail.taken.values()].filter((times) => times > 1).length;
    process.stdout.write(
      `mails: ${mail.taken.size} taken, ${twice} of them more than once (a connection cut after the last byte)\n`,
    );
  },
  mailPatienceMs + 30_000,
);
