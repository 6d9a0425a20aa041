import { Worker } from 'node:worker_threads';
import type { Registry } from '@portal/contract';
import {
  sharedClock,
  type FromWorker,
  type RenderCall,
  type SentCall,
  type ToWorker,
  type WorkerSetup,
} from './render-protocol.ts';

/** The section answered with an error. */
class RenderFailed extends Error {}
/** No answer came within the limit. */
export class RenderTimedOut extends Error {}
/** The thread ended before it answered. */
export class WorkerEnded extends Error {}

type Answer = Pick<Extract<FromWorker, { type: 'answer' }>, 'json' | 'html'>;

interface PendingCall {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export interface SectionWorkerOptions {
  file: URL;
  name: string;
  setup: WorkerSetup;
  onExit(reason: string): void;
  onOutput(text: string): void;
}

/**
 * 192 MB holds five times what a section needs; a leak ends the thread before it hurts the portal. What a render makes is
 * garbage at its end: a large young generation is collected less often.
 */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 96, stackSizeMb: 4 };

/** A page is told to give up before its time is over, so that it can still say that a service did not answer. */
export const abortAt = 0.8;

/** One render thread. It may die at any moment; then every waiting call is rejected and `onExit` is told. */
export class SectionWorker {
  /** Settles when the bundles are loaded; rejects with WorkerEnded when they do not. */
  readonly loaded: Promise<void>;
  readonly #thread: Worker;
  readonly #pending = new Map<number, PendingCall>();
  readonly #pongs: (() => void)[] = [];
  #lastCallId = 0;
  #registry: Registry | undefined;
  #unanswered = 0;
  #endReason: string | undefined;

  constructor(options: SectionWorkerOptions) {
    this.#thread = new Worker(options.file, {
      name: options.name,
      workerData: options.setup,
      resourceLimits,
      // Neither the portal's settings nor its flags are a section's business.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.loaded = new Promise((resolve, reject) => {
      this.#thread.on('message', (message: FromWorker) =>
        message.type === 'loaded' ? resolve() : this.#receive(message),
      );
      this.#thread.on(
        'error',
        (error) => (this.#endReason ??= error instanceof Error ? (error.stack ?? error.message) : String(error)),
      );
      this.#thread.on('exit', (code) => {
        const reason = (this.#endReason ??= `exit code ${code}`);
        reject(new WorkerEnded(reason));
        this.#rejectAll(new WorkerEnded(reason));
        options.onExit(reason);
      });
    });
    this.loaded.catch(() => undefined);
    for (const stream of [this.#thread.stdout, this.#thread.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => options.onOutput(text));
    }
    this.#thread.unref();
  }

  /** Asks for one render. Rejects with RenderFailed, RenderTimedOut or WorkerEnded; never hangs. */
  async call(call: RenderCall, limitMs: number): Promise<unknown> {
    if (this.#endReason !== undefined) throw new WorkerEnded(this.#endReason);
    this.#lastCallId += 1;
    const callId = this.#lastCallId;
    let timer: NodeJS.Timeout | undefined;
    try {
      const { json, html } = await new Promise<Answer>((resolve, reject) => {
        timer = setTimeout(() => reject(new RenderTimedOut(`no answer within ${limitMs} ms`)), limitMs);
        this.#pending.set(callId, { resolve, reject });
        this.#unanswered += 1;
        this.#post({
          type: 'call',
          callId,
          abortAfterMs: limitMs * abortAt,
          until: sharedClock() + limitMs,
          call: this.#withoutRegistry(call),
        });
      });
      const result: unknown = JSON.parse(json);
      return html === undefined ? result : { ...(result as object), html };
    } finally {
      clearTimeout(timer);
      this.#pending.delete(callId);
    }
  }

  /** Calls that the thread has before it, also those for which nobody waits any more. */
  get unanswered(): number {
    return this.#unanswered;
  }

  /** False when the thread is caught in a loop and does not get round to its messages. */
  async isResponsive(limitMs: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, limitMs, false);
    });
    const pong = new Promise<boolean>((resolve) => this.#pongs.push(() => resolve(true)));
    this.#post({ type: 'ping' });
    return Promise.race([pong, limit]).finally(() => clearTimeout(timer));
  }

  /** Ends the thread, whatever it is doing. */
  async end(reason: string): Promise<void> {
    this.#endReason ??= reason;
    this.#rejectAll(new WorkerEnded(reason));
    await this.#thread.terminate();
  }

  /** The registry is most of a request, and the same for all until a release moves: it is sent when it is another one. */
  #withoutRegistry(call: RenderCall): SentCall {
    if (!('request' in call)) return call;
    const { registry, ...init } = call.request.init;
    if (registry !== this.#registry) this.#post({ type: 'registry', registry });
    this.#registry = registry;
    return { ...call, request: { ...call.request, init } };
  }

  #post(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #receive(message: Exclude<FromWorker, { type: 'loaded' }>): void {
    if (message.type === 'pong') return this.#pongs.shift()?.();
    this.#unanswered -= 1;
    const pending = this.#pending.get(message.callId);
    if (message.type === 'answer') pending?.resolve(message);
    else pending?.reject(new RenderFailed(message.message));
  }

  #rejectAll(error: Error): void {
    for (const pending of this.#pending.values()) pending.reject(error);
  }
}
