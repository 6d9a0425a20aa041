import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const timeBytes = 4;
const randomLength = 14;
const signatureLength = 12;
/** A tab may stay open for a day; what it reports later is of no use. */
const validSeconds = 24 * 3600;

export interface Tickets {
  /** For one document, or those of a while. Says nothing about a visitor. */
  issue(): string;
  /** Whether a ticket is one of this portal's documents. */
  isGenuine(ticket: string): boolean;
}

/** Makes and checks the tickets by which a browser shows that what it reports was seen in a document of this portal. */
export function createTickets(key: Buffer, now: () => number = Date.now): Tickets {
  const sign = (head: Buffer) =>
    createHmac('sha256', key).update('visit').update(head).digest().subarray(0, signatureLength);
  return {
    issue() {
      const head = Buffer.alloc(timeBytes + randomLength);
      head.writeUInt32BE(Math.floor(now() / 1_000));
      randomBytes(randomLength).copy(head, timeBytes);
      return Buffer.concat([head, sign(head)]).toString('base64');
    },
    isGenuine(ticket) {
      const bytes = Buffer.from(ticket, 'base64');
      if (bytes.length !== timeBytes + randomLength + signatureLength || bytes.toString('base64') !== ticket)
        return false;
      const head = bytes.subarray(0, timeBytes + randomLength);
      const ageSeconds = now() / 1_000 - head.readUInt32BE();
      return timingSafeEqual(sign(head), bytes.subarray(head.length)) && ageSeconds < validSeconds;
    },
  };
}
