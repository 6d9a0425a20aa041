const KEY = 'remembered-email';

/** The e-mail address remembered in this browser, or an empty text. */
export function rememberedEmail(): string {
  return localStorage.getItem(KEY) ?? '';
}

/** Remembers the address, or forgets the one known. */
export function rememberEmail(email: string | undefined): void {
  if (email) localStorage.setItem(KEY, email);
  else localStorage.removeItem(KEY);
}
