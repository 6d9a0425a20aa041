import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letters that are taken for digits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits: a guess finds nothing. */
const length = 10;

/** A new number, such as `SE-2026-7K3M9QF2XA`. */
export function newCertificateNumber(year: string): string {
  const random = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
  return `SE-${year}-${random}`;
}

/**
 * A name as strangers may see it: its first letter, and a star for each of the others, `김**`. As with the addresses of authors,
 * at least one letter is always hidden.
 */
export function maskedName(name: string): string {
  const [first = '', ...rest] = [...name.trim()];
  if (rest.length === 0) return '*';
  return first + rest.map((letter) => (letter === ' ' ? ' ' : '*')).join('');
}
