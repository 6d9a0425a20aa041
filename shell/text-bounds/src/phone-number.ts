const phoneCharacters = /^\+?[\d\s().-]+$/;
const fewestDigits = 7;
/** ITU-T E.164. */
const mostDigits = 15;
/** As the columns of the services have it. */
export const maxPhoneNumberLength = 30;

/** Whether a text, apart from spaces around it, is a telephone number: 7 to 15 digits, with spaces, hyphens, points and brackets. */
export function isPhoneNumber(text: string): boolean {
  const number = text.trim();
  const digits = number.replaceAll(/\D/g, '').length;
  return (
    number.length <= maxPhoneNumberLength &&
    phoneCharacters.test(number) &&
    digits >= fewestDigits &&
    digits <= mostDigits
  );
}
