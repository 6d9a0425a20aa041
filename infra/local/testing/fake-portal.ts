import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../../tooling/project-root.ts';

export interface ReadyPortal {
  origin: string;
  pids: number[];
  services: Record<string, string>;
}

export interface FakePortal {
  child: ChildProcess;
  /** What it says once it runs; rejects with its output when it ends before. */
  ready: Promise<ReadyPortal>;
  /** Exit code and everything printed. */
  ended: Promise<{ code: number | null; output: string }>;
}

interface FakePortalOptions {
  env: Record<string, string>;
  uid?: number;
  gid?: number;
}

const program = path.join(projectRoot, 'infra/local/testing/run-fake-portal.mjs');

/** Runs the supervisor in a process of its own, with stand-ins for the portal and its services. */
export function runFakePortal({ env, ...ids }: FakePortalOptions): FakePortal {
  const child = spawn(process.execPath, [program], {
    ...ids,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let tellReady: (portal: ReadyPortal) => void;
  const toldReady = new Promise<ReadyPortal>((done) => (tellReady = done));
  const take = (chunk: Buffer): void => {
    output += chunk.toString();
    const ready = /^READY (.*)$/m.exec(output)?.[1];
    if (ready) tellReady(JSON.parse(ready) as ReadyPortal);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
  const failed = ended.then(({ output: all }) => Promise.reject(new Error(`it ended before it was ready:\n${all}`)));
  const ready = Promise.race([toldReady, failed]);
  ready.catch(() => undefined);
  return { child, ready, ended };
}

/** What has ended counts as gone, also before the system's first process has taken note of it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/^\d+ \(.*\) Z /.test(readFileSync(stat, 'utf8'));
}

/** Those of the processes that still run when the time is over. */
export async function leftovers(pids: number[], limitMs = 10_000): Promise<number[]> {
  const until = performance.now() + limitMs;
  while (pids.some(isRunning) && performance.now() < until) await wait(50);
  return pids.filter(isRunning);
}
