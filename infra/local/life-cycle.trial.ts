import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryDataFolder } from './data/data-folder.ts';
import { isRunning, leftovers, runFakePortal, type FakePortal } from './testing/fake-portal.ts';

const limitMs = 60_000;

let dataDir: string;
let portals: FakePortal[];

beforeEach(() => {
  dataDir = temporaryDataFolder();
  portals = [];
});

afterEach(async () => {
  for (const { child, ready } of portals) {
    const pids = await ready.then(
      (portal) => portal.pids,
      () => [],
    );
    child.kill('SIGKILL');
    for (const pid of pids) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): FakePortal {
  const portal = runFakePortal({ env: { PORTAL_DATA: dataDir, ...env } });
  portals.push(portal);
  return portal;
}

async function count(url: string, method = 'GET'): Promise<number> {
  const response = await fetch(url, { method });
  expect(response.status).toBe(200);
  return ((await response.json()) as { count: number }).count;
}

test(
  'Ctrl-C stops everything in order and leaves no process and no lock',
  async () => {
    const portal = start();
    const { pids } = await portal.ready;
    expect(pids).toHaveLength(7);
    portal.child.kill('SIGINT');
    portal.child.kill('SIGINT'); // npm hands on what the terminal has sent already
    const { code, output } = await portal.ended;
    expect(code).toBe(0);
    expect(output).toMatch(/Stopping …\nStopped\.\n$/);
    expect(await leftovers(pids)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'portal.lock'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'postgres/pg18/postmaster.pid'))).toBe(false);
  },
  limitMs,
);

test(
  'Ctrl-C while it starts leaves nothing either',
  async () => {
    const portal = start();
    while (!existsSync(path.join(dataDir, 'postgres'))) await wait(10);
    portal.child.kill('SIGINT');
    expect((await portal.ended).code).toBe(0);
    expect(existsSync(path.join(dataDir, 'portal.lock'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'postgres/pg18/postmaster.pid'))).toBe(false);
  },
  limitMs,
);

test(
  'kill -9 of the whole tree loses nothing',
  async () => {
    const first = start();
    const { pids, services } = await first.ready;
    expect(await count(services.content!, 'POST')).toBe(1);
    for (const pid of [first.child.pid!, ...pids]) process.kill(pid, 'SIGKILL');
    expect(await leftovers(pids)).toEqual([]);
    const again = await start().ready;
    expect(await count(again.services.content!)).toBe(1);
  },
  limitMs,
);

test(
  'kill -9 of the supervisor alone takes the rest with it, and the next start works',
  async () => {
    const first = start();
    const { pids, services } = await first.ready;
    await count(services.support!, 'POST');
    first.child.kill('SIGKILL');
    expect(await leftovers(pids)).toEqual([]);
    const again = await start().ready;
    expect(await count(again.services.support!)).toBe(1);
  },
  limitMs,
);

test(
  'a second start on the same folder names the first',
  async () => {
    const first = start();
    const { origin } = await first.ready;
    const { code, output } = await start().ended;
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `The portal already runs on ${dataDir} (process ${first.child.pid}, ${origin}): stop it first, or set PORTAL_DATA to another folder.`,
    );
  },
  limitMs,
);

test(
  'a crashed service comes back on its port, and a killed Postgres too',
  async () => {
    const portal = start();
    const { services, pids } = await portal.ready;
    await fetch(`${services.education}/crash`).catch(() => undefined);
    const comesBack = async (): Promise<number> => {
      for (const until = performance.now() + 10_000; performance.now() < until; await wait(100)) {
        const response = await fetch(services.education!).catch(() => undefined);
        if (response?.status === 200) return response.status;
      }
      return 0;
    };
    expect(await comesBack()).toBe(200);
    process.kill(pids.at(-1)!, 'SIGKILL');
    await wait(1_500);
    expect(await comesBack()).toBe(200);
    portal.child.kill('SIGTERM');
    expect((await portal.ended).output).toMatch(/education stopped unexpectedly \(7\).*\n.*education is back/);
  },
  limitMs,
);

test(
  'an outside Postgres serves as well, and secrets are for their owner only',
  async () => {
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: '/postgres' }).href;
    const portal = start({ DATABASE_URL: url });
    const { pids, services } = await portal.ready;
    expect(pids).toHaveLength(6);
    expect(await count(services.account!, 'POST')).toBeGreaterThan(0);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    const file = path.join(dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(dataDir, 'logs/account.log'), 'utf8')).not.toContain('BEGIN PRIVATE KEY');
  },
  limitMs,
);
