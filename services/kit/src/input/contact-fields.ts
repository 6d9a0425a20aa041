/** RFC 5321, 4.5.3.1.3. */
export const longestEmail = 254;

/**
 * One address as the outbox takes it, with a domain that has a dot: no list, no display name, and ASCII alone, whose letters every
 * program makes small alike.
 */
const address = /^(?=[!-~]+$)[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]+$/;
const phoneCharacters = /^\+?[\d\s().-]+$/;
const fewestDigits = 7;
/** ITU-T E.164. */
const mostDigits = 15;

/** Whether a text, without spaces around it, is one e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && address.test(text);
}

/** Whether a text, without spaces around it, is a telephone number: 7 to 15 digits, with spaces, hyphens, points and brackets. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return phoneCharacters.test(text) && digits >= fewestDigits && digits <= mostDigits;
}
