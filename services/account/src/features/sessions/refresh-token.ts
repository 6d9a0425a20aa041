import { createHmac, randomBytes } from 'node:crypto';

/** product.md: opaque, 256 bits. */
const tokenBytes = 32;

/** The first token of a family. */
export function newRefreshToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/**
 * The one token that follows another. It is computed, not stored, so that every tab which
 * presents the same parent gets the same successor although only hashes are kept.
 */
export function successorOf(token: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`refresh-successor:${token}`).digest('base64url');
}
