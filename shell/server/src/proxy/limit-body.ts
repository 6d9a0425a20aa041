import { Transform, type Readable } from 'node:stream';

/** The spec's 5 MB of attachment, and room for the fields around it. */
export const maxBodyBytes = 6 * 1024 * 1024;
/** A catalogue of 20 MB that an admin uploads. */
const maxDocumentBytes = 21 * 1024 * 1024;

/** How large the body of a call may be. */
export function maxBodyBytesOf(url: string): number {
  return url.startsWith('/api/file/admin/') ? maxDocumentBytes : maxBodyBytes;
}

export class BodyTooLarge extends Error {}

/**
 * Passes a body through and fails with BodyTooLarge at the first byte too many; nothing is kept in memory.
 * The rest is still read and dropped: a browser that is cut off while it sends never sees the answer.
 */
export function limitBody(body: Readable, limitBytes: number): Readable {
  let bytes = 0;
  const limited: Transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= limitBytes) return done(null, chunk);
      body.unpipe(limited);
      body.resume();
      done(new BodyTooLarge(`more than ${limitBytes} bytes`));
    },
  });
  body.once('error', (error) => limited.destroy(error));
  body.once('close', () => {
    if (!limited.writableEnded) limited.destroy(new Error('the visitor went away'));
  });
  return body.pipe(limited);
}
