import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Fast enough for somebody who waits. */
const quickQuality = 5;
/** A third faster and 7 % larger, while others wait as well. */
const hurriedQuality = 4;
/** A third of the time of `quickQuality` and 16 % larger, where the processor is short. */
const shortQuality = 2;
/** As dense as it goes: tens of times slower, for what leaves many times. */
const denseQuality = 11;

/** 64 KiB: a larger window costs memory that has to be cleared, and a document hardly repeats what is further back. */
const quickWindow = 16;
const chunkSize = 32 * 1024;

let inProgress = 0;

/** A body that leaves more than once: each encoding of it is made when it is asked for first, and kept. */
export class StoredBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  readonly #isShort: boolean;

  /** `ready`: encodings that were made elsewhere. `isShort`: the processor has more to do than it can. */
  constructor(plain: Buffer, ready: Partial<Record<Encoding, Buffer>> = {}, isShort = false) {
    this.plain = plain;
    this.#isShort = isShort;
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = ready[encoding];
      if (bytes) this.#encoded.set(encoding, Promise.resolve(bytes));
    }
  }

  /** The body in an encoding; without one as it is. */
  bytes(encoding: Encoding | undefined): Promise<Buffer> | Buffer {
    if (encoding === undefined) return this.plain;
    let bytes = this.#encoded.get(encoding);
    if (!bytes) {
      bytes = encoding === 'br' ? this.#quick() : zip(this.plain);
      this.#encoded.set(encoding, bytes);
      // Who waits gets the error; the next one has it tried again
      bytes.catch(() => this.#encoded.delete(encoding));
    }
    return bytes;
  }

  /** Replaces what was compressed quickly by the densest there is. */
  async condense(): Promise<void> {
    const dense = await this.#brotli({ [constants.BROTLI_PARAM_QUALITY]: denseQuality });
    this.#encoded.set('br', Promise.resolve(dense));
  }

  async #quick(): Promise<Buffer> {
    inProgress += 1;
    try {
      return await this.#brotli({
        [constants.BROTLI_PARAM_QUALITY]: this.#isShort ? shortQuality : inProgress > 1 ? hurriedQuality : quickQuality,
        [constants.BROTLI_PARAM_LGWIN]: quickWindow,
      });
    } finally {
      inProgress -= 1;
    }
  }

  #brotli(params: Record<number, number>): Promise<Buffer> {
    return brotli(this.plain, {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
        ...params,
      },
    });
  }
}
