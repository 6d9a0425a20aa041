import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine } from '../data/process-start.ts';
import { freePort, isPortFree } from '../ports.ts';
import { ensureCluster, postgresFailure, programEnvironment, type Cluster } from './cluster.ts';
import { livePostmaster, processExists, recordedPid } from './postmaster.ts';

export interface EmbeddedOptions {
  /** Where the cluster lives or will live. */
  folder: string;
  password: string;
  logFile: string;
  /** False for throw-away databases of tests: no fsync. */
  durable?: boolean;
  port?: number;
}

export interface EmbeddedServer {
  /** Administrator's address of the database `postgres`. */
  url: string;
  /** Where its files really are. */
  folder: string;
  pid: number;
  port: number;
  /** True when a server left by a killed supervisor was found running. */
  adopted: boolean;
  isAlive(): boolean;
  stop(): Promise<void>;
  /** Ends it at once; the next start recovers from the write-ahead log. */
  kill(): void;
}

const pollMs = 10;
const attempts = 5;
const attemptPauseMs = 500;
const stopLimitMs = 20_000;

/** Of a throw-away database, whose data need not outlive a crash and whose passwords guard nothing. */
const cheapSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'scram_iterations=1'].flatMap(
  (setting) => ['-c', setting],
);

/** The part of the log that this attempt wrote. */
function logSince(file: string, offset: number): string {
  return existsSync(file) ? readFileSync(file).subarray(offset).toString() : '';
}

function launch(cluster: Cluster, port: number, options: EmbeddedOptions): ChildProcess {
  // -k '': no unix socket, so nothing is written outside the data folder
  const args = [
    '-D',
    cluster.data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    '',
    '-c',
    'max_connections=120',
    '-c',
    'shared_buffers=64MB',
  ];
  if (options.durable === false) args.push(...cheapSettings);
  const log = openSync(options.logFile, 'a', 0o600);
  // A group of its own: Ctrl-C in the terminal must not stop it before the services
  const child = spawn(path.join(cluster.binaries, 'bin', 'postgres'), args, {
    ...cluster.user,
    env: programEnvironment,
    cwd: cluster.folder,
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  return child;
}

/** Stops the server when our end of the pipe closes, that is, also when we are killed. */
function guard(cluster: Cluster, pid: number): ChildProcess {
  const script = `cat >/dev/null; [ "$(head -n 1 "$1/postmaster.pid" 2>/dev/null)" = "$2" ] && kill -INT "$2"`;
  const child = spawn('/bin/sh', ['-c', script, 'sh', cluster.data, String(pid)], {
    ...cluster.user,
    cwd: cluster.folder,
    env: programEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.unref();
  return child;
}

/** Resolves with the server's output when it died, with undefined when it is ready (its own pid file says so). */
async function untilReady(
  cluster: Cluster,
  child: ChildProcess,
  options: EmbeddedOptions,
  offset: number,
): Promise<string | undefined> {
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= ''));
  for (;;) {
    const live = livePostmaster(cluster.data);
    if (live?.pid === child.pid && live?.status === 'ready') return undefined;
    if (failure !== undefined) return failure || logSince(options.logFile, offset) || 'it ended without a message';
    await wait(pollMs);
  }
}

async function startServer(cluster: Cluster, options: EmbeddedOptions): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port !== undefined && (await isPortFree(options.port)) ? options.port : await freePort();
    const stale = recordedPid(cluster.data);
    // Its number now belongs to another program: Postgres itself would take that for a running server
    if (stale !== undefined && processExists(stale) && !livePostmaster(cluster.data))
      rmSync(path.join(cluster.data, 'postmaster.pid'), { force: true });
    const offset = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = launch(cluster, port, options);
    const failure = await untilReady(cluster, child, options, offset);
    if (failure === undefined && child.pid !== undefined) return { pid: child.pid, port };
    // Backends of a killed server need a moment to notice and leave its shared memory
    const passing = /pre-existing shared memory block|Address already in use/.test(failure ?? '');
    if (!passing || attempt === attempts) throw postgresFailure(failure ?? '', path.dirname(options.folder));
    await wait(attemptPauseMs);
  }
}

/** A server that a killed supervisor left behind, once it has finished starting; none when it is on its way out. */
async function adopt(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  for (;;) {
    const live = livePostmaster(cluster.data);
    if (!live || live.status === 'ready') return live;
    await wait(pollMs);
  }
}

/** Starts (or adopts) the embedded Postgres of a folder and resolves when it takes connections. */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const cluster = await ensureCluster(options.folder, options.password);
  const found = await adopt(cluster);
  const { pid, port } = found ?? (await startServer(cluster, options));
  const watch = guard(cluster, pid);
  // Not by its pid file, which goes a moment before the process does
  const isAlive = (): boolean => commandLine(pid).includes(cluster.data);
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name);
    } catch {
      // already gone
    }
  };
  return {
    url: `postgres://postgres:${encodeURIComponent(options.password)}@127.0.0.1:${port}/postgres`,
    folder: cluster.folder,
    pid,
    port,
    adopted: found !== undefined,
    isAlive,
    async stop() {
      const limit = performance.now() + stopLimitMs;
      signal('SIGINT'); // "fast": connections are cut, the data is written
      while (isAlive() && performance.now() < limit) await wait(pollMs);
      if (isAlive()) signal('SIGQUIT');
      watch.stdin?.end();
    },
    kill() {
      signal('SIGQUIT');
      watch.stdin?.end();
    },
  };
}
