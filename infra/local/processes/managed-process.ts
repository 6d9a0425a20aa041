import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import { ClearError } from '../clear-error.ts';
import type { Progress } from '../progress.ts';
import type { ListeningSocket } from './listening-socket.ts';
import { limitStart } from './start-limit.ts';

export interface ProcessOptions {
  name: string;
  entry: string;
  /** As they are when it starts. */
  env: Record<string, string>;
  logFile: string;
  progress: Progress;
  /** Processor time to say `ready` before the start counts as failed, and time without progress; see limitStart. */
  readyLimitMs?: number;
  /** It waits for something else that is not there yet. */
  isWaiting?(): boolean;
  /** A socket that it finds as its descriptor `listenFd`. */
  socket?: ListeningSocket;
  /** Before it is started again after a first crash. */
  firstPauseMs?: number;
  /** Called each time that it is ready, also after a crash. */
  onReady?(): void;
  /** What it says besides. */
  onMessage?(message: { type?: string }): void;
}

/** Where Node 22 and later keep what they compiled: the next start takes it from there. */
const compileCache = path.join(projectRoot, 'var/compile-cache');

/** Descriptors 0 to 3 are those of every child: nothing, two of the log, the channel to the supervisor. */
export const listenFd = 4;

const defaultReadyLimitMs = 60_000;
const stopLimitMs = 10_000;
const usualFirstPauseMs = 500;
const longestPauseMs = 30_000;
/** After this long without a crash the next one is treated as the first. */
const steadyMs = 60_000;

/**
 * Last thing that a process wrote since `offset`, as one line: the message of a JSON log line or the line itself. Entries of
 * other processes are left out: all versions of a service write into one file.
 */
export function lastWords(logFile: string, { offset, pid }: { offset: number; pid: number | undefined }): string {
  const lines = readFileSync(logFile)
    .subarray(offset)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const words = lines.flatMap((line) => {
    try {
      const entry = JSON.parse(line) as { level?: number; pid?: number; msg?: string; err?: { message?: string } };
      if (entry.pid !== undefined && entry.pid !== pid) return [];
      return { weight: entry.level ?? 0, text: [entry.msg, entry.err?.message].filter(Boolean).join(': ') };
    } catch {
      return { weight: /error/i.test(line) && !/^\s+at /.test(line) ? 55 : 0, text: line.trim() };
    }
  });
  return (words.findLast((entry) => entry.weight >= 50) ?? words.at(-1))?.text ?? 'no message';
}

/** One child of the supervisor: says when it is ready and what people should know, comes back after a crash, stops gracefully. */
export class ManagedProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  /** Has loaded its code and waits for the start. */
  #loaded: ChildProcess | undefined;
  #wanted = false;
  #crashes = 0;
  #startedAt = 0;
  #logOffset = 0;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  /** How often it has ended by itself, one soon after the other. */
  get crashes(): number {
    return this.#crashes;
  }

  /** Process number, undefined while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Has its code loaded while what it needs is not there yet; `start` hands it the variables as they are then. */
  load(): void {
    if (!this.#child) this.#loaded ??= this.#spawn({ WAIT_FOR_START: 'on' });
  }

  /** Starts it and resolves when it listens; rejects with its last words when it cannot. */
  async start(): Promise<void> {
    if (this.#child) return;
    this.#wanted = true;
    clearTimeout(this.#restart);
    try {
      await this.#launch();
    } catch (error) {
      this.#wanted = false;
      throw error;
    }
  }

  /** SIGTERM, and SIGKILL when it takes too long; resolves when the process is gone. */
  async stop(): Promise<void> {
    this.#wanted = false;
    clearTimeout(this.#restart);
    const child = this.#child ?? this.#loaded;
    this.#loaded = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    await gone;
    clearTimeout(timer);
  }

  /** Sends it a message; one that is down reads its environment when it comes back. */
  tell(message: object): void {
    this.#child?.send(message);
  }

  kill(): void {
    this.#wanted = false;
    clearTimeout(this.#restart);
    this.#child?.kill('SIGKILL');
    this.#loaded?.kill('SIGKILL');
  }

  #spawn(more: Record<string, string> = {}): ChildProcess {
    const { entry, env, logFile, socket } = this.#options;
    this.#logOffset = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const log = openSync(logFile, 'a', 0o600);
    // Reading the maps is a tenth of a start, of which tests have many
    const flags = env['PORTAL_ENV'] === 'test' ? [] : ['--enable-source-maps'];
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops all in order
    const child = spawn(process.execPath, [...flags, entry, 'serve'], {
      env: { NODE_COMPILE_CACHE: compileCache, ...env, ...more },
      stdio: ['ignore', log, log, 'ipc', ...(socket ? [socket.stdio] : [])],
      detached: true,
    });
    closeSync(log);
    child.on('error', () => undefined); // 'exit' or the missing 'ready' tells
    return child;
  }

  /** The process that waits for it, if it still does, or a new one. */
  #begin(): ChildProcess {
    const loaded = this.#loaded;
    this.#loaded = undefined;
    if (!loaded?.connected) return this.#spawn();
    loaded.send({ start: this.#options.env });
    return loaded;
  }

  #launch(): Promise<void> {
    const child = this.#begin();
    this.#child = child;
    this.#startedAt = performance.now();
    return new Promise((done, fail) => {
      const { progress, readyLimitMs: limitMs = defaultReadyLimitMs, isWaiting, onReady, onMessage } = this.#options;
      let stuck: string | undefined;
      const onStuck = (reason: string): void => {
        stuck = reason;
        child.kill('SIGKILL');
      };
      const endLimit = limitStart(child.pid ?? 0, { limitMs, onStuck, ...(isWaiting && { isWaiting }) });
      const endWaiting = progress.waiting(`${this.name} is starting`);
      const end = (): void => {
        endLimit();
        endWaiting();
      };
      let ready = false;
      child.on('message', (message) => {
        const { type, text = '' } = (message ?? {}) as { type?: string; text?: string };
        if (type === 'warning') progress.warn(text);
        if (type === 'note') progress.note(text);
        if (type !== undefined) onMessage?.({ ...(message as object), type });
        if (type !== 'ready') return;
        ready = true;
        end();
        onReady?.();
        done();
      });
      child.once('exit', (code, signal) => {
        end();
        if (this.#child === child) this.#child = undefined;
        if (ready) return this.#crashed(code ?? signal);
        const { logFile } = this.#options;
        const words = lastWords(logFile, { offset: this.#logOffset, pid: child.pid });
        fail(new ClearError(`${this.name} could not start (${stuck ?? words}): see ${logFile}`));
      });
    });
  }

  #crashed(reason: number | string | null): void {
    if (!this.#wanted) return;
    this.#crashes = performance.now() - this.#startedAt > steadyMs ? 1 : this.#crashes + 1;
    const { firstPauseMs = usualFirstPauseMs } = this.#options;
    const pause = Math.min(
      (this.#crashes === 1 ? firstPauseMs : usualFirstPauseMs) * 2 ** (this.#crashes - 1),
      longestPauseMs,
    );
    this.#options.progress.warn(
      `${this.name} stopped unexpectedly (${reason}); starting it again in ${pause / 1000} s. Log: ${this.#options.logFile}`,
    );
    this.#restart = setTimeout(() => {
      if (!this.#wanted) return;
      this.#launch().then(
        () => this.#options.progress.note(`${this.name} is back.`),
        (error: unknown) => this.#crashed(error instanceof Error ? error.message : String(error)),
      );
    }, pause);
  }
}
