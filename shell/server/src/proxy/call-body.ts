import type { Readable } from 'node:stream';
import { SiteShares } from '@portal/runtime';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}
/** The memory for bodies is full. */
export class NoBodyMemory extends Error {}
export class VisitorLeft extends Error {}

/** What the services take as JSON (256 KiB), and room: the service itself refuses what is a little too large, in its own words. */
const wholeBodyBytes = 320 * 1024;
/** One such body and the chunk that makes it too large: every network has that before another has more. */
const firstBodyBytes = wholeBodyBytes + 64 * 1024;

/** Memory for whole bodies, of all visitors together; each network has a share. */
export class BodyMemory {
  readonly #shares: SiteShares;

  constructor(maxBytes: number) {
    this.#shares = new SiteShares({ units: maxBytes, firstUnits: firstBodyBytes });
  }

  /** For a visitor's address, whose network has a share. Throws NoBodyMemory. */
  take(address: string, bytes: number): void {
    if (!this.#shares.take(address, bytes)) throw new NoBodyMemory('too many bodies are held');
  }

  give(address: string, bytes: number): void {
    this.#shares.give(address, bytes);
  }
}

/** What the body of one request holds of that memory. */
export class HeldBytes {
  readonly #memory: BodyMemory;
  readonly #address: string;
  #bytes = 0;
  #isOver = false;

  constructor(memory: BodyMemory, address: string) {
    this.#memory = memory;
    this.#address = address;
  }

  /** Throws NoBodyMemory, or VisitorLeft once it is released. */
  take(bytes: number): void {
    if (this.#isOver) throw new VisitorLeft('the visitor went away');
    this.#memory.take(this.#address, bytes);
    this.#bytes += bytes;
  }

  /** The body is not held any more; the request may go on. */
  empty(): void {
    this.#memory.give(this.#address, this.#bytes);
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
 * it is larger than `wholeBodyBytes`: nothing of it is lost, it can be streamed, and what is read stays held until then.
 * Rejects with BodyTooSlow, NoBodyMemory or VisitorLeft.
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
