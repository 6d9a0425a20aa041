/** A piece of a picture's file. All pieces, in order, are the file. */
export interface PicturePart {
  bytes: Buffer;
  /** What cameras, phones and programs write beside the picture: place, time, device, comments, a film behind its end. */
  isMetadata: boolean;
  /** What stays in its place. */
  left?: Buffer;
}

/** Pieces of a file from its beginning. */
export class PartList {
  readonly parts: PicturePart[] = [];
  readonly #content: Buffer;
  #at = 0;

  constructor(content: Buffer) {
    this.#content = content;
  }

  /** The next piece, which ends before `end`. */
  add(end: number, isMetadata = false, left?: Buffer): void {
    const bytes = this.#content.subarray(this.#at, end);
    if (bytes.length > 0) this.parts.push({ bytes, isMetadata, ...(left ? { left } : {}) });
    this.#at = end;
  }

  /** The last piece: what stands behind the end of the picture is metadata; a file that is broken from here on stays as it is. */
  finish(isMetadata: boolean): PicturePart[] {
    this.add(this.#content.length, isMetadata);
    return this.parts;
  }
}
