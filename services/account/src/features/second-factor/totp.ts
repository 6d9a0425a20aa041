import { randomBytes } from 'node:crypto';
import { problem, seal, unseal } from '@portal/service-kit';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const keyBytes = 20;
const periodSeconds = 30;
/** Steps before and after the present one, for clocks that differ (RFC 6238, 5.2). */
const window = 1;
const issuer = 'Selmatrix';
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

/**
 * Encrypts keys for the database with the first of `secrets`; the others, its former values, still open what they
 * encrypted. The owner's id is sealed along, so that a key that was moved cannot be opened.
 */
export function createTotpCipher(secrets: readonly [Buffer, ...Buffer[]]) {
  const [current] = secrets;
  return {
    seal: (key: Buffer, userId: string): Buffer => seal(current, key, userId),
    /** Throws 503 `totp-key-unknown` when none of the secrets sealed it, or what is stored was changed. */
    open(sealed: Buffer, userId: string): Buffer {
      for (const secret of secrets) {
        const key = unseal(secret, sealed, userId);
        if (key) return key;
      }
      throw problem.unavailable('totp-key-unknown', retrySeconds, 'the stored key does not fit TOTP_KEY');
    },
    /** Whether a former value of the secret sealed it. */
    isOutdated: (sealed: Buffer, userId: string): boolean => !unseal(current, sealed, userId),
  };
}

export type TotpCipher = ReturnType<typeof createTotpCipher>;
