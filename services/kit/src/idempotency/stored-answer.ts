import { hkdfSync } from 'node:crypto';
import { seal, unseal } from '../encryption/sealed-bytes.ts';

/** An answer as it is repeated. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  /** Text of the body; null for none. */
  body: string | null;
}

const keyBytes = 32;

function cipherKey(idempotencyKey: string, keyHash: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, keyHash, 'idempotent answer', keyBytes));
}

/**
 * Encrypts a response with the client's own key, of which only a hash is stored: responses hold personal data, which
 * nobody can read from the table without the key.
 */
export function sealAnswer(answer: StoredAnswer, idempotencyKey: string, keyHash: Buffer): Buffer {
  return seal(cipherKey(idempotencyKey, keyHash), Buffer.from(JSON.stringify(answer)));
}

/** Opens what sealAnswer made; throws when it was made with another key. */
export function openAnswer(sealed: Buffer, idempotencyKey: string, keyHash: Buffer): StoredAnswer {
  const text = unseal(cipherKey(idempotencyKey, keyHash), sealed);
  if (!text) throw new Error('the stored response was made with another key');
  return JSON.parse(text.toString('utf8')) as StoredAnswer;
}
