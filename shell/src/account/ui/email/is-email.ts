/**
 * Whether a text may be an e-mail address, as the services decide it: a name in ASCII, because other letters can look like these,
 * and a domain that has a dot, in whatever letters.
 */
export function isEmail(text: string): boolean {
  return /^[!-?A-~]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
