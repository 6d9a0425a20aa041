import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { problem } from '@portal/service-kit';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const keyBytes = 20;
const periodSeconds = 30;
/** Steps before and after the present one, for clocks that differ (RFC 6238, 5.2). */
const window = 1;
const issuer = 'Selmatrix';
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Putting the right key into the environment takes a person. */
const retrySeconds = 600;

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** A new key of an authenticator app. */
export function newTotpKey(): Buffer {
  return randomBytes(keyBytes);
}

/** A key as apps take it: typed, and as the address in a QR code. */
export function totpTexts(key: Buffer, email: string): { secret: string; uri: string } {
  const secret = new Secret({ buffer: new Uint8Array(key).buffer });
  return { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** The step (30 seconds since 1970) that a code belongs to; undefined when it is not a code of now. */
export function totpStep(key: Buffer, code: string, now = Date.now()): number | undefined {
  const totp = totpOf(new Secret({ buffer: new Uint8Array(key).buffer }));
  // Full-width digits are what some keyboards of East Asia give; the library bears ASCII alone
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp.validate({ token, window, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1_000 / periodSeconds) + delta;
}

/** Encrypts keys for the database; the owner's id is sealed along, so that a key that was moved cannot be opened. */
export function createTotpCipher(secret: Buffer) {
  return {
    seal(key: Buffer, userId: string): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, secret, nonce).setAAD(Buffer.from(userId));
      const text = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    /** Throws 503 `totp-key-unknown` when another TOTP_KEY sealed it, or what is stored was changed. */
    open(sealed: Buffer, userId: string): Buffer {
      const decipher = createDecipheriv(algorithm, secret, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(userId))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        throw problem.unavailable('totp-key-unknown', retrySeconds, 'the stored key does not fit TOTP_KEY');
      }
    },
  };
}

export type TotpCipher = ReturnType<typeof createTotpCipher>;
