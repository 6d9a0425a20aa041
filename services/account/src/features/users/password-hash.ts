import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same letters may arrive composed or decomposed, as macOS types Hangul. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'), 'utf8');
}

/** The argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(bytesOf(password), options);
}

let dummy: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash. Without a hash the answer is false after the same work,
 * so that time does not tell whether there is such an account.
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const fits = await verify(stored ?? (await dummy), bytesOf(password));
  return fits && stored !== undefined;
}

/** Makes the hash for absent accounts, so that the first guess costs no more than the second. */
export async function preparePasswordCheck(): Promise<void> {
  await isPassword(undefined, '');
}
