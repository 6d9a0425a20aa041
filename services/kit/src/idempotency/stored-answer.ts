import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** An answer as it is repeated. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  /** Text of the body; null for none. */
  body: string | null;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

function cipherKey(idempotencyKey: string, keyHash: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, keyHash, 'idempotent answer', keyBytes));
}

/**
 * Encrypts a response with the client's own key, of which only a hash is stored: responses hold personal data, which
 * nobody can read from the table without the key.
 */
export function sealAnswer(answer: StoredAnswer, idempotencyKey: string, keyHash: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, cipherKey(idempotencyKey, keyHash), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what sealAnswer made; throws when it was made with another key. */
export function openAnswer(sealed: Buffer, idempotencyKey: string, keyHash: Buffer): StoredAnswer {
  const decipher = createDecipheriv(algorithm, cipherKey(idempotencyKey, keyHash), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
  return JSON.parse(text) as StoredAnswer;
}
