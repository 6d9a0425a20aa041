import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { StoredBody } from '../bodies/stored-body.ts';

const maxBytes = 48 * 1024 * 1024;
/** What the compressed bytes take besides, at most. */
const withEncodings = 1.5;

/**
 * Keeps the bodies of documents by their content. A document is made anew every second and seldom differs, so that it is
 * compressed once and not every second.
 */
export class DocumentBodies {
  readonly #bodies = new LRUCache<string, StoredBody>({
    maxSize: maxBytes,
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * withEncodings) + 1,
  });

  /** The body of a document: the same object for the same html while it is kept. */
  of(html: string): StoredBody {
    const plain = Buffer.from(html);
    const key = createHash('sha256').update(plain).digest('base64');
    const kept = this.#bodies.get(key);
    if (kept) return kept;
    const body = new StoredBody(plain);
    this.#bodies.set(key, body);
    return body;
  }
}
