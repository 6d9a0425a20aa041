import { randomInt } from 'node:crypto';

/** How many are made at once. */
export const recoveryCodeCount = 10;

/** Crockford's base 32: no letters that are taken for digits. 16 of them hold 80 bits, so a plain hash is enough. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const groupLength = 4;

/** A code as it is shown: `k3t9-0xwe-…`. */
export function newRecoveryCode(): string {
  const letter = () => letters[randomInt(letters.length)];
  const part = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, part).join('-');
}

/** Normalizes a typed code to the form that is hashed: no spaces or hyphens, look-alike letters replaced by digits. */
export function normalRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}
