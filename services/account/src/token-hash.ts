import { createHash } from 'node:crypto';

/** What is stored of a random token. Plain SHA-256: 256 random bits need no slow hash. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
