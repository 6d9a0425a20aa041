import { ClearError } from '../clear-error.ts';

type Closer = () => Promise<void> | void;

/** What a start has opened so far; closed in reverse order, also when the start is given up half way. */
export class Teardown {
  readonly #closers: Closer[] = [];
  #closing: Promise<void> | undefined;

  get isClosing(): boolean {
    return this.#closing !== undefined;
  }

  /** Registers what undoes a step. When the start was given up meanwhile, undoes it and rejects. */
  async add(closer: Closer): Promise<void> {
    if (this.#closing) {
      await closer();
      throw new ClearError('The start was interrupted.');
    }
    this.#closers.push(closer);
  }

  /** Closes everything once; later calls wait for the same end. One failing step does not keep the others open. */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    let failure: unknown;
    for (;;) {
      const closer = this.#closers.pop();
      if (!closer) break;
      try {
        await closer();
      } catch (error) {
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
  }
}
