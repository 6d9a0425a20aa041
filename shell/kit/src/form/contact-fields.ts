/**
 * Whether a text may be an e-mail address, as the services decide it: a name in ASCII, because other letters can look like these,
 * and a domain that has a dot, in whatever letters.
 */
export function isEmail(text: string): boolean {
  return /^[!-?A-~]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}

/** Whether a text is a telephone number, as the services decide it: 7 to 15 digits, with spaces, hyphens, points and brackets. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits >= 7 && digits <= 15;
}
