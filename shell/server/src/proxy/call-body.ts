import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import type { Limits } from '../config/limits.ts';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}
/** The memory for bodies is full. */
export class NoBodyMemory extends Error {}
export class VisitorLeft extends Error {}

/** What the services take as JSON (256 KiB), and room: the service itself refuses what is a little too large, in its own words. */
const wholeBodyBytes = 320 * 1024;
/** How long an upload may stall at its start, and how often its pace is checked. */
const paceMs = 5_000;

/** Memory for whole bodies, of all visitors together. */
export class BodyMemory {
  readonly #maxBytes: number;
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Throws NoBodyMemory. */
  take(bytes: number): void {
    if (this.#heldBytes + bytes > this.#maxBytes) throw new NoBodyMemory('too many bodies are held');
    this.#heldBytes += bytes;
  }

  give(bytes: number): void {
    this.#heldBytes -= bytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }
}

/** What the body of one request holds of that memory. */
export class HeldBytes {
  readonly #memory: BodyMemory;
  #bytes = 0;
  #isOver = false;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** Throws NoBodyMemory, or VisitorLeft once it is released. */
  take(bytes: number): void {
    if (this.#isOver) throw new VisitorLeft('the visitor went away');
    this.#memory.take(bytes);
    this.#bytes += bytes;
  }

  /** The body is not held any more; the request may go on. */
  empty(): void {
    this.#memory.give(this.#bytes);
    this.#bytes = 0;
  }

  /** The request is over. */
  release(): void {
    this.#isOver = true;
    this.empty();
  }
}

export interface ReadBodyOptions {
  held: HeldBytes;
  limitMs: number;
}

/**
 * Reads a body to its end, so that no connection to a service stays open while a slow visitor sends it. Undefined when
 * it is larger than `wholeBodyBytes`: nothing of it is lost, and it can be streamed. Rejects with BodyTooSlow,
 * NoBodyMemory or VisitorLeft.
 */
export function readWholeBody(body: Readable, { held, limitMs }: ReadBodyOptions): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => stop(new BodyTooSlow(`not complete after ${limitMs} ms`)), limitMs);

    function leave(): void {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
    }
    function stop(error: Error): void {
      leave();
      held.empty();
      // What still comes is dropped: a browser that is cut off while it sends never sees the response.
      body.resume();
      reject(error);
    }
    function onData(chunk: Buffer): void {
      try {
        held.take(chunk.length);
      } catch (error) {
        return stop(error as Error);
      }
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= wholeBodyBytes) return undefined;
      leave();
      held.empty();
      body.pause();
      body.unshift(Buffer.concat(chunks));
      resolve(undefined);
    }
    function onEnd(): void {
      leave();
      resolve(Buffer.concat(chunks));
    }
    function onClose(): void {
      stop(new VisitorLeft('the visitor went away'));
    }
    body.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

/** A body that is too large to be held: it is passed on as it comes, once there is a place for it. */
export class Upload {
  readonly #body: Readable;
  readonly #raw: IncomingMessage;
  readonly #limitBytes: number;
  readonly #minBytesPerSecond: number;

  constructor(
    body: Readable,
    raw: IncomingMessage,
    options: { limitBytes: number } & Pick<Limits, 'minUploadBytesPerSecond'>,
  ) {
    this.#body = body;
    this.#raw = raw;
    this.#limitBytes = options.limitBytes;
    this.#minBytesPerSecond = options.minUploadBytesPerSecond;
  }

  /**
   * The body as a stream that fails with BodyTooLarge at the first byte too many, BodyTooSlow or VisitorLeft. However it
   * ends, the visitor's rest is read and dropped: a browser that is cut off while it sends never sees the response.
   */
  start(): Readable {
    const body = this.#body;
    let bytes = 0;
    const limitBytes = this.#limitBytes;
    const counted: Transform = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        if (bytes <= limitBytes) done(null, chunk);
        else done(new BodyTooLarge(`more than ${limitBytes} bytes`));
      },
    });
    this.#watchPace(counted);
    const onClose = (): void => {
      if (!counted.writableEnded) counted.destroy(new VisitorLeft('the visitor went away'));
    };
    body.once('close', onClose);
    body.once('error', onClose);
    // The reader of the stream gets its errors as well; this listener handles those from before there is a reader.
    counted.on('error', () => this.#dropRest(counted));
    counted.on('close', () => this.#dropRest(counted));
    return body.pipe(counted);
  }

  /** Instead of `start`, for a body that is not needed. It is read all the same, or a disconnect would go unnoticed. */
  drop(): void {
    this.#watchPace();
    this.#body.resume();
  }

  #dropRest(counted: Transform): void {
    this.#body.unpipe(counted);
    this.#body.resume();
  }

  /**
   * A sender that is slower than it may be gets a refusal. Once the body is only dropped there is nobody to refuse it: its
   * connection is cut off, as is that of a body that goes on and on.
   */
  #watchPace(counted?: Transform): void {
    const { socket } = this.#raw;
    const firstBytes = socket.bytesRead;
    let seenBytes = firstBytes;
    const timer = setInterval(() => {
      const bytes = socket.bytesRead - seenBytes;
      seenBytes = socket.bytesRead;
      const isDropped = counted === undefined || counted.destroyed;
      const isWaitingForService = !isDropped && counted.writableNeedDrain;
      const isSlow = !isWaitingForService && bytes < (this.#minBytesPerSecond * paceMs) / 1_000;
      const isEndless = isDropped && seenBytes - firstBytes > 2 * this.#limitBytes;
      if (!isSlow && !isEndless) return;
      if (isDropped) socket.destroy();
      else counted.destroy(new BodyTooSlow(`${bytes} bytes in ${paceMs} ms`));
    }, paceMs).unref();
    this.#body.once('end', () => clearInterval(timer));
    this.#body.once('close', () => clearInterval(timer));
  }
}
