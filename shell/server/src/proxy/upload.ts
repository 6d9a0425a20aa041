import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import type { Limits } from '../config/limits.ts';
import { BodyTooLarge, BodyTooSlow, VisitorLeft, type HeldBytes } from './call-body.ts';
import { paceMs, UploadPace } from './upload-pace.ts';

/** A body that is too large to be held: it is passed on as it comes, once there is a place for it. */
export class Upload {
  readonly #body: Readable;
  readonly #raw: IncomingMessage;
  readonly #held: HeldBytes;
  readonly #limitBytes: number;
  readonly #minBytesPerSecond: number;

  constructor(
    body: Readable,
    raw: IncomingMessage,
    options: { held: HeldBytes; limitBytes: number } & Pick<Limits, 'minUploadBytesPerSecond'>,
  ) {
    this.#body = body;
    this.#raw = raw;
    this.#held = options.held;
    this.#limitBytes = options.limitBytes;
    this.#minBytesPerSecond = options.minUploadBytesPerSecond;
  }

  /**
   * The body as a stream that fails with BodyTooLarge at the first byte too many, BodyTooSlow or VisitorLeft. However it
   * ends, the visitor's rest is read and dropped: a browser that is cut off while it sends never sees the response.
   */
  start(): Readable {
    const body = this.#body;
    this.#held.empty();
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
    this.#held.empty();
    this.#watchPace();
    this.#body.resume();
  }

  #dropRest(counted: Transform): void {
    this.#body.unpipe(counted);
    this.#body.resume();
  }

  /**
   * A sender that is slower than it may be gets a refusal. Once the body is only dropped there is no response to send: its
   * connection is closed, as is that of a body that does not end.
   */
  #watchPace(counted?: Transform): void {
    const { socket } = this.#raw;
    const pace = new UploadPace(this.#minBytesPerSecond);
    const firstBytes = socket.bytesRead;
    let seenBytes = firstBytes;
    const timer = setInterval(() => {
      const bytes = socket.bytesRead - seenBytes;
      seenBytes = socket.bytesRead;
      const isDropped = counted === undefined || counted.destroyed;
      const isWaitingForService = !isDropped && counted.writableNeedDrain;
      const isSlow = !isWaitingForService && pace.isTooSlow(bytes);
      const isEndless = isDropped && seenBytes - firstBytes > 2 * this.#limitBytes;
      if (!isSlow && !isEndless) return;
      if (isDropped) socket.destroy();
      else counted.destroy(new BodyTooSlow(`${bytes} bytes in ${paceMs} ms, ${pace.bytes} in all`));
    }, paceMs).unref();
    this.#body.once('end', () => clearInterval(timer));
    this.#body.once('close', () => clearInterval(timer));
  }
}
