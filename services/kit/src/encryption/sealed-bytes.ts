import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM: nonce (12 bytes), tag (16) and ciphertext. `key` is 32 bytes. `owner` is authenticated
 * along, so that what was moved to another owner cannot be opened there.
 */
export function seal(key: Buffer, bytes: Uint8Array, owner = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts what `seal` made; undefined when the key or the owner is another, or the bytes were changed. */
export function unseal(key: Buffer, sealed: Buffer, owner = ''): Buffer | undefined {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const bytes = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  try {
    decipher.final();
    return bytes;
  } catch {
    // The tag does not fit
    return undefined;
  }
}
