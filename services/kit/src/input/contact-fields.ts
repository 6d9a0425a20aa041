const phoneCharacters = /^\+?[\d\s().-]+$/;
const fewestDigits = 7;
/** ITU-T E.164. */
const mostDigits = 15;

/** Whether a text, without spaces around it, is a telephone number: 7 to 15 digits, with spaces, hyphens, points and brackets. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return phoneCharacters.test(text) && digits >= fewestDigits && digits <= mostDigits;
}
