import { createHash } from 'node:crypto';
import { problem, seal, unseal } from '@portal/service-kit';
import type { SupportConfig } from '../../config.ts';

/** A password as the database keeps it. */
export interface SealedPassword {
  keyId: string;
  sealed: Buffer;
}

export interface PasswordCipher {
  /** `owner` is sealed along: a password that was moved to another inquiry cannot be opened there. */
  seal(password: string, owner: string): SealedPassword;
  /** Throws 503 `password-key-unknown` when none of the keys sealed it, or what is stored was changed. */
  open(stored: SealedPassword, owner: string): string;
}

const keyIdLength = 12;
/** Putting the right key into the environment takes a person. */
const retrySeconds = 600;

/** Names a key without telling anything of it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('smwp-password-key-id').update(key).digest('hex').slice(0, keyIdLength);
}

/** AES-256-GCM with SMWP_PASSWORD_KEY; former keys still open what they sealed. */
export function createPasswordCipher({
  SMWP_PASSWORD_KEY,
  SMWP_PASSWORD_OLD_KEYS,
}: Pick<SupportConfig, 'SMWP_PASSWORD_KEY' | 'SMWP_PASSWORD_OLD_KEYS'>): PasswordCipher {
  const current = Buffer.from(SMWP_PASSWORD_KEY, 'base64');
  const former = (SMWP_PASSWORD_OLD_KEYS?.split(',') ?? []).map((key) => Buffer.from(key, 'base64'));
  const keys = new Map([...former, current].map((key) => [keyIdOf(key), key]));
  return {
    seal(password, owner) {
      return { keyId: keyIdOf(current), sealed: seal(current, Buffer.from(password), owner) };
    },
    open({ keyId, sealed }, owner) {
      const key = keys.get(keyId);
      if (!key)
        throw problem.unavailable(
          'password-key-unknown',
          retrySeconds,
          `sealed with key ${keyId}, which is neither SMWP_PASSWORD_KEY nor among SMWP_PASSWORD_OLD_KEYS`,
        );
      const password = unseal(key, sealed, owner);
      if (!password)
        throw problem.unavailable('password-key-unknown', retrySeconds, 'the stored password does not fit its key');
      return password.toString('utf8');
    },
  };
}
