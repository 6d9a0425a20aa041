import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { StoredBody } from '../http/stored-body.ts';

const maxBytes = 48 * 1024 * 1024;
/** What the compressed bytes take besides, at most. */
const withEncodings = 1.5;

/** Hashes of bodies that were made once. */
const maxHashes = 20_000;

/**
 * Keeps the bodies of documents by their content. A document is made anew every second and seldom differs, so that it is
 * compressed once and not every second. Kept is what was made twice: most documents under many queries never come again.
 */
export class DocumentBodies {
  readonly #madeOnce = new LRUCache<string, true>({ max: maxHashes });
  readonly #bodies = new LRUCache<string, StoredBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * withEncodings) + 1,
  });

  /** The body of a document: from the second time on the same object for the same html, while it is kept. `isBusy`: many are made at once. */
  of(html: string, isBusy = false): StoredBody {
    const plain = Buffer.from(html);
    const key = createHash('sha256').update(plain).digest('base64');
    const kept = this.#bodies.get(key);
    if (kept) return kept;
    const body = new StoredBody(plain, {}, isBusy);
    if (this.#madeOnce.delete(key)) this.#bodies.set(key, body);
    else this.#madeOnce.set(key, true);
    return body;
  }
}
