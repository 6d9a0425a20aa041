import { createCipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const timeBytes = 4;
const seedBytes = 13;
const headBytes = timeBytes + seedBytes;
const signatureLength = 12;
const ticketBytes = headBytes + 1 + signatureLength;
const validSeconds = 24 * 3600;
/** Tickets that are signed in one go: to sign each took longer than all else that a document from memory needs. */
const batchSize = 256;
const batchSeconds = 60;

export interface Tickets {
  /** For one document, or those of a while. Says nothing about a visitor. */
  issue(): string;
  /** Whether a ticket is one of this portal's documents. */
  isGenuine(ticket: string): boolean;
}

/**
 * Makes and checks the tickets by which a browser shows that what it reports was seen in a document of this portal: the
 * time and seed of a batch, its place in the batch, and the signature of that place.
 */
export function createTickets(key: Buffer, now: () => number = Date.now): Tickets {
  const seconds = () => Math.floor(now() / 1_000);

  /** Of all places of a batch: the stream of a cipher whose key only a portal can derive. */
  function signaturesOf(head: Buffer): Buffer {
    const batchKey = createHmac('sha256', key).update('visits').update(head).digest();
    const cipher = createCipheriv('aes-256-ctr', batchKey, Buffer.alloc(16));
    return cipher.update(Buffer.alloc(batchSize * signatureLength));
  }

  function makeBatch(): { head: Buffer; signatures: Buffer; madeAt: number; next: number } {
    const madeAt = seconds();
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(madeAt);
    randomBytes(seedBytes).copy(head, timeBytes);
    return { head, signatures: signaturesOf(head), madeAt, next: 0 };
  }

  const signatureAt = (signatures: Buffer, place: number) =>
    signatures.subarray(place * signatureLength, (place + 1) * signatureLength);
  let batch = makeBatch();

  return {
    issue() {
      if (batch.next === batchSize || seconds() - batch.madeAt > batchSeconds) batch = makeBatch();
      const place = batch.next;
      batch.next += 1;
      return Buffer.concat([batch.head, Buffer.of(place), signatureAt(batch.signatures, place)]).toString('base64');
    },
    isGenuine(ticket) {
      const bytes = Buffer.from(ticket, 'base64');
      if (bytes.length !== ticketBytes || bytes.toString('base64') !== ticket) return false;
      const head = bytes.subarray(0, headBytes);
      const signature = signatureAt(signaturesOf(head), bytes.readUInt8(headBytes));
      return (
        timingSafeEqual(signature, bytes.subarray(headBytes + 1)) && seconds() - head.readUInt32BE() < validSeconds
      );
    },
  };
}
