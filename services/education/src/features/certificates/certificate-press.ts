import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CertificateFacts } from '@portal/documents/certificate';
import { busyRetrySeconds, createTurnQueue, problem } from '@portal/service-kit';

/** The compiled file: a thread of Node takes no TypeScript. */
const workerFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@portal/documents/package.json')),
  'dist/certificate/certificate-worker.js',
);
const busyCode = 'certificates-busy';
/** Together with what else a response takes below its 5 s. */
const answerMs = 4_500;
/** A first certificate takes a second and a half, since the thread loads fonts and code, and each further one half a second. */
const queue = { atOnce: 1, waiting: 20, waitMs: answerMs, busyCode };
/** How long one that was late waits for the next try of who asked for it. */
const lateMs = 30_000;
/** What takes so long does not end by itself. */
const stuckMs = 15_000;
/** The thread ends after so long without work: it holds some 100 MB. */
const idleMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Makes PDFs in a thread of its own, one after another, so that no other call waits for them. 503 `certificates-busy` when too
 * many are asked for at once, or when it takes too long: the thread goes on then, and the next try gets what it made.
 */
export function createCertificatePress(limitMs = answerMs) {
  const turns = createTurnQueue(queue);
  const busy = () => problem.unavailable(busyCode, busyRetrySeconds);
  /** Those that were late, by their facts. */
  const late = new Map<string, Promise<Buffer>>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function start(): Worker {
    const worker = new Worker(workerFile, { name: 'certificates', resourceLimits, execArgv: [] });
    // Also while nobody waits for it: an error that nobody hears of would end the process
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    worker.unref();
    return worker;
  }

  /** The thread, started where there is none, which ends when nothing follows. */
  function keep(): Worker {
    clearTimeout(idle);
    idle = setTimeout(() => void end(), idleMs).unref();
    return (thread ??= start());
  }

  async function draw(facts: CertificateFacts): Promise<Buffer> {
    const worker = keep();
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(stuckMs)]);
    const exit = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the thread that makes certificates has ended');
    });
    const message = once(worker, 'message', { signal }) as Promise<[Uint8Array]>;
    worker.postMessage(facts);
    try {
      const [bytes] = await Promise.race([message, exit]);
      return Buffer.from(bytes);
    } catch (error) {
      await end();
      throw error;
    } finally {
      done.abort();
    }
  }

  function keepLate(key: string, drawing: Promise<Buffer>): void {
    if (late.has(key)) return;
    late.set(key, drawing);
    const forget = () => void late.delete(key);
    drawing.catch(forget);
    setTimeout(forget, lateMs).unref();
  }

  return {
    /** The PDF of a certificate, for a caller of that network address. */
    async print(facts: CertificateFacts, address?: string): Promise<Buffer> {
      const key = JSON.stringify(facts);
      const drawing = late.get(key) ?? turns.run(() => draw(facts), address);
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          keepLate(key, drawing);
          reject(busy());
        }, limitMs);
      });
      // The race listens to both: what fails after the other has settled is not unhandled
      return Promise.race([drawing, tooLate]).finally(() => clearTimeout(timer));
    },

    /** Starts the thread, so that a certificate asked for soon does not wait for it. */
    warmUp(): void {
      keep();
    },

    end,
  };
}

export type CertificatePress = ReturnType<typeof createCertificatePress>;
