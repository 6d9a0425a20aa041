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
/** A first certificate takes a second and a half, since the thread loads fonts and code, and each further one half a second. */
const queue = { atOnce: 1, waiting: 20, waitMs: 2_000, busyCode };
/** Together with the wait for a turn below the 5 s of a response. */
const limitMs = 2_900;
/** The thread ends after so long without work: it holds some 100 MB. */
const idleMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Makes PDFs in a thread of its own, one after another, so that no other call waits for them. 503 `certificates-busy` when too
 * many are asked for at once.
 */
export function createCertificatePress() {
  const turns = createTurnQueue(queue);
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

  async function print(facts: CertificateFacts): Promise<Buffer> {
    clearTimeout(idle);
    const worker = (thread ??= start());
    const done = new AbortController();
    const late = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([done.signal, late]);
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
      throw late.aborted ? problem.unavailable(busyCode, busyRetrySeconds) : error;
    } finally {
      done.abort();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  return {
    /** The PDF of a certificate. */
    print: (facts: CertificateFacts): Promise<Buffer> => turns.run(() => print(facts)),
    end,
  };
}

export type CertificatePress = ReturnType<typeof createCertificatePress>;
