import { createCipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BoundedMap } from '@portal/runtime';

const timeBytes = 4;
const seedBytes = 13;
const headBytes = timeBytes + seedBytes;
const signatureLength = 12;
const fixedBytes = headBytes + 1 + signatureLength;
/** Of the hash of a version: enough to tell those of one site apart, few enough for a header. */
const markBytes = 3;
const validSeconds = 24 * 3600;
/** Tickets that are signed in one go: to sign each took longer than all else that a document from memory needs. */
const batchSize = 256;
const batchSeconds = 60;
/** Networks and versions for which what is added to a signature is remembered. */
const mostKept = 20_000;

/** Section → its version that a visitor has. */
export type VisitorVersions = ReadonlyMap<string, { version: string }>;

export interface Tickets {
  /** For one document, of a visitor in this network (`siteOf`) who has these versions. Names neither. */
  issue(site: string, versions: VisitorVersions): string;
  /** Whether a ticket was issued to this network of late, with this version of the section. */
  accepts(ticket: string, site: string, section: string, version: string): boolean;
}

const markOf = (section: string, version: string): Buffer =>
  createHash('sha256').update(`${section}@${version}`).digest().subarray(0, markBytes);

/**
 * Makes and checks the tickets by which a browser shows that what it reports was seen in a document of this portal, in its own
 * network and with a version that it was given: the time and seed of a batch, the place in the batch, a signature, and a mark of
 * each version. The signature is a Wegman-Carter code: a keyed hash of network and versions, added to a part of a cipher's stream
 * that belongs to this place alone.
 */
export function createTickets(key: Buffer, now: () => number = Date.now): Tickets {
  const seconds = () => Math.floor(now() / 1_000);
  const marks = new WeakMap<VisitorVersions, Buffer>();
  const hashes = new BoundedMap<string, Buffer>(mostKept);

  /** Of all places of a batch: the stream of a cipher whose key only a portal can derive. */
  function streamOf(head: Buffer): Buffer {
    const batchKey = createHmac('sha256', key).update('visits').update(head).digest();
    const cipher = createCipheriv('aes-256-ctr', batchKey, Buffer.alloc(16));
    return cipher.update(Buffer.alloc(batchSize * signatureLength));
  }

  function makeBatch(): { head: Buffer; stream: Buffer; madeAt: number; next: number } {
    const madeAt = seconds();
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(madeAt);
    randomBytes(seedBytes).copy(head, timeBytes);
    return { head, stream: streamOf(head), madeAt, next: 0 };
  }

  function marksOf(versions: VisitorVersions): Buffer {
    const known = marks.get(versions);
    if (known) return known;
    const made = Buffer.concat([...versions].map(([section, { version }]) => markOf(section, version)));
    marks.set(versions, made);
    return made;
  }

  function hashOf(site: string, ofVersions: Buffer): Buffer {
    const name = `${site} ${ofVersions.toString('base64')}`;
    const known = hashes.get(name);
    if (known) return known;
    const made = createHmac('sha256', key).update('visitors').update(name).digest().subarray(0, signatureLength);
    hashes.set(name, made);
    return made;
  }

  function sign(stream: Buffer, place: number, hash: Buffer): Buffer {
    const signature = Buffer.from(stream.subarray(place * signatureLength, (place + 1) * signatureLength));
    for (const [index, byte] of hash.entries()) signature[index]! ^= byte;
    return signature;
  }

  let batch = makeBatch();

  return {
    issue(site, versions) {
      if (batch.next === batchSize || seconds() - batch.madeAt > batchSeconds) batch = makeBatch();
      const place = batch.next;
      batch.next += 1;
      const ofVersions = marksOf(versions);
      const signature = sign(batch.stream, place, hashOf(site, ofVersions));
      return Buffer.concat([batch.head, Buffer.of(place), signature, ofVersions]).toString('base64');
    },
    accepts(ticket, site, section, version) {
      const bytes = Buffer.from(ticket, 'base64');
      if (bytes.length < fixedBytes || bytes.toString('base64') !== ticket) return false;
      const head = bytes.subarray(0, headBytes);
      const ofVersions = bytes.subarray(fixedBytes);
      const signature = sign(streamOf(head), bytes.readUInt8(headBytes), hashOf(site, ofVersions));
      const isGenuine = timingSafeEqual(signature, bytes.subarray(headBytes + 1, fixedBytes));
      if (!isGenuine || seconds() - head.readUInt32BE() >= validSeconds) return false;
      const mark = markOf(section, version);
      for (let at = 0; at < ofVersions.length; at += markBytes)
        if (ofVersions.subarray(at, at + markBytes).equals(mark)) return true;
      return false;
    },
  };
}
