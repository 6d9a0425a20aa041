import { isCommonPassword } from './common-passwords.ts';

/** product.md, Accounts. */
const minPasswordLetters = 8;
const maxPasswordLetters = 128;

/** Why a password may not be used, as a message code; undefined when it may. */
export function passwordFault(password: string): string | undefined {
  const letters = Array.from(password.normalize('NFC')).length;
  if (letters < minPasswordLetters) return 'password-short';
  if (letters > maxPasswordLetters) return 'password-long';
  return isCommonPassword(password) ? 'password-common' : undefined;
}
