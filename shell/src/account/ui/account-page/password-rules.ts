// product.md, "Accounts".
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

/** What is wrong with a new password as far as the browser can know: the list of common ones is the server's. */
export function newPasswordError(password: string): 'required' | 'password-short' | 'password-long' | undefined {
  const length = Array.from(password.normalize('NFC')).length;
  if (length === 0) return 'required';
  if (length < MIN_PASSWORD_LENGTH) return 'password-short';
  return length > MAX_PASSWORD_LENGTH ? 'password-long' : undefined;
}
