/** Positions of the first and last byte to send, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header (RFC 9110, 14.2) for a file of `size` bytes.
 * `undefined`: send the whole file (no header, another unit, several ranges, or nonsense, which the RFC says to ignore).
 * `unsatisfiable`: answer 416.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '') {
    // Of an empty file all of it is sent: there is no position to name in a part of nothing
    if (to === '' || size === 0) return undefined;
    const suffixLength = Number(to);
    return suffixLength === 0 ? 'unsatisfiable' : { first: Math.max(0, size - suffixLength), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
