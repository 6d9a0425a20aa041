import { setTimeout as wait } from 'node:timers/promises';
import { Breaker } from './breaker.ts';
import type { RenderCall, WorkerSetup } from './render-protocol.ts';
import { RenderTimedOut, SectionWorker, WorkerEnded } from './section-worker.ts';

/** Nothing was asked of the section: the breaker is open, or too much is under way. */
export class RenderRefused extends Error {
  /** More waits than can be ready in time, which says nothing about the version. */
  readonly isOverload: boolean;

  constructor(message: string, isOverload: boolean) {
    super(message);
    this.isOverload = isOverload;
  }
}

/**
 * Loading and the first render of a page take 170 to 650 ms; while everything starts at once, much more. A thread has a
 * second to answer a ping: on a busy machine a sound one may be slow, and the one in its place would begin cold.
 */
const limitsMs = { load: 20_000, warmUp: 3_000, ping: 1_000 };
/** A request that began before the section was replaced may still come with a widget. */
const retireGraceMs = 1_500;

export interface RenderLog {
  warn(fields: object, text: string): void;
}

export interface SectionRendererOptions {
  /** `news@ab12…`, for the log. */
  name: string;
  workerFile: URL;
  setup: WorkerSetup;
  /** Rendered once by each new thread before its answers count. */
  warmUpCalls: RenderCall[];
  log: RenderLog;
  /** What would wait behind more than this would not be ready in time. */
  maxUnanswered: number;
}

/** Renders one section version: keeps a thread for it, replaces a broken one, and stops asking when it keeps failing. */
export class SectionRenderer {
  readonly #options: SectionRendererOptions;
  /** The frame has its own, so that a broken page of the shell does not take header and footer away. */
  readonly #breakers = { content: new Breaker(), frame: new Breaker() };
  #worker: SectionWorker | undefined;
  #warm = false;
  #warmUp: Promise<void> = Promise.resolve();
  #inFlight = 0;
  #retired = false;

  constructor(options: SectionRendererOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#breakers.content.isOpen;
  }

  /** Starts the thread; resolves when it is warm or has failed. */
  async start(): Promise<void> {
    if (!this.#worker) this.#startWorker();
    await this.#warmUp;
  }

  /**
   * Renders and reads the result. Rejects with RenderRefused, RenderFailed, RenderTimedOut, WorkerEnded or what `read` throws,
   * within the limit.
   */
  async render<T>(call: RenderCall, limitMs: number, read: (value: unknown) => T): Promise<T> {
    const breaker = call.op === 'frame' ? this.#breakers.frame : this.#breakers.content;
    const { name, maxUnanswered } = this.#options;
    if ((this.#worker?.unanswered ?? 0) >= maxUnanswered) throw new RenderRefused(`${name} has enough to render`, true);
    if (this.#retired || !breaker.admit()) throw new RenderRefused(`${name} is not asked for now`, false);
    const worker = this.#worker ?? this.#startWorker();
    const counts = this.#warm;
    const began = performance.now();
    this.#inFlight += 1;
    try {
      const result = read(await worker.call(call, limitMs));
      breaker.succeed();
      return result;
    } catch (error) {
      if (counts) void this.#attributeFailure(breaker, worker, { error, began });
      else breaker.forget();
      throw error;
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** Ends the thread after its last render. */
  async retire(): Promise<void> {
    await wait(retireGraceMs, undefined, { ref: false });
    this.#retired = true;
    while (this.#inFlight) await wait(50, undefined, { ref: false });
    await this.stop();
  }

  async stop(): Promise<void> {
    this.#retired = true;
    await this.#worker?.end('stopped');
  }

  #startWorker(): SectionWorker {
    const { name, workerFile, setup, log } = this.#options;
    const worker: SectionWorker = new SectionWorker({
      file: workerFile,
      name,
      setup,
      onExit: (reason) => this.#onExit(worker, reason),
      onOutput: (text) => log.warn({ section: name, output: text.slice(0, 500) }, 'a section wrote to the console'),
    });
    this.#worker = worker;
    this.#warm = false;
    this.#warmUp = this.#warmUpWorker(worker);
    return worker;
  }

  /** Errors of the page itself (a service that is down) are no reason to hold it back; a thread that ends or spins is. */
  async #warmUpWorker(worker: SectionWorker): Promise<void> {
    try {
      await this.#load(worker);
      await Promise.all(
        this.#options.warmUpCalls.map((call) =>
          worker.call(call, limitsMs.warmUp).catch((error: unknown) => this.#endIfUseless(worker, error)),
        ),
      );
    } catch (error) {
      if (this.#retired) return;
      this.#breakers.content.trip();
      this.#breakers.frame.trip();
      this.#options.log.warn(
        { section: this.#options.name, reason: reasonOf(error) },
        'a section does not start; it is left to the browser',
      );
      return;
    }
    if (this.#worker === worker) this.#warm = true;
  }

  async #load(worker: SectionWorker): Promise<void> {
    const timer = setTimeout(() => void worker.end('not loaded in time'), limitsMs.load);
    await worker.loaded.finally(() => clearTimeout(timer));
  }

  async #endIfUseless(worker: SectionWorker, error: unknown): Promise<void> {
    if (error instanceof WorkerEnded) throw error;
    if (error instanceof RenderTimedOut && !(await worker.isResponsive(limitsMs.ping))) {
      await worker.end('caught in a loop while warming up');
      throw error;
    }
  }

  /**
   * A thread that ends or is caught in a loop fails every waiting render, but is one failure, which `#onExit` counts.
   * Otherwise one bad page and one waiting render of a good page would open the breaker together.
   */
  async #attributeFailure(
    breaker: Breaker,
    worker: SectionWorker,
    { error, began }: { error: unknown; began: number },
  ): Promise<void> {
    if (error instanceof WorkerEnded) return breaker.forget();
    if (!(error instanceof RenderTimedOut) || (await worker.isResponsive(limitsMs.ping))) return breaker.fail(began);
    breaker.forget();
    await worker.end('caught in a loop');
  }

  /** Replaced at once, unless it never got warm or the breaker is open: then the next admitted call starts another. */
  #onExit(worker: SectionWorker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    if (this.#retired) return;
    this.#options.log.warn({ section: this.#options.name, reason }, 'a render thread ended');
    if (!this.#warm) return;
    this.#breakers.content.fail();
    if (!this.#breakers.content.isOpen) this.#startWorker();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
