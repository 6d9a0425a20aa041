import { Writable } from 'node:stream';

/** Keeps what a step writes while another one writes to the terminal; from `release` on everything passes. */
export class HeldOutput extends Writable {
  #held: Buffer[] | undefined = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (this.#held) this.#held.push(chunk);
    else process.stdout.write(chunk);
    done();
  }

  release(): void {
    for (const chunk of this.#held ?? []) process.stdout.write(chunk);
    this.#held = undefined;
  }
}
