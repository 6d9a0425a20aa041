import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { problem } from '@portal/service-kit';
import type { SupportConfig } from '../../config.ts';

/** A password as the database keeps it. */
export interface SealedPassword {
  keyId: string;
  /** Nonce (12 bytes), tag (16) and ciphertext. */
  sealed: Buffer;
}

export interface PasswordCipher {
  /** `owner` is sealed along: a password that was moved to another inquiry cannot be opened there. */
  seal(password: string, owner: string): SealedPassword;
  /** Throws 503 `password-key-unknown` when none of the keys sealed it, or what is stored was changed. */
  open(stored: SealedPassword, owner: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const keyIdLength = 12;
/** Putting the right key into the environment takes a person. */
const retrySeconds = 600;

/** Names a key without telling anything of it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('smwp-password-key-id').update(key).digest('hex').slice(0, keyIdLength);
}

/** AES-256-GCM with SMWP_PASSWORD_KEY; former keys still open what they sealed. */
export function createPasswordCipher({ SMWP_PASSWORD_KEY, SMWP_PASSWORD_OLD_KEYS }: SupportConfig): PasswordCipher {
  const current = Buffer.from(SMWP_PASSWORD_KEY, 'base64');
  const former = (SMWP_PASSWORD_OLD_KEYS?.split(',') ?? []).map((key) => Buffer.from(key, 'base64'));
  const keys = new Map([...former, current].map((key) => [keyIdOf(key), key]));
  return {
    seal(password, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
      return { keyId: keyIdOf(current), sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
    },
    open({ keyId, sealed }, owner) {
      const key = keys.get(keyId);
      if (!key)
        throw problem.unavailable(
          'password-key-unknown',
          retrySeconds,
          `sealed with key ${keyId}, which is neither SMWP_PASSWORD_KEY nor among SMWP_PASSWORD_OLD_KEYS`,
        );
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        throw problem.unavailable('password-key-unknown', retrySeconds, 'the stored password does not fit its key');
      }
    },
  };
}
