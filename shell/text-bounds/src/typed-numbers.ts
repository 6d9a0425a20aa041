const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

/** The digits of a text that was typed or pasted in any form, such as `1990-05-17` or full-width. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** A telephone number as rules take it: digits, hyphens and spaces of ASCII, without characters that leave no mark. */
export function plainPhoneNumber(text: string): string {
  return text.normalize('NFKC').replaceAll(invisible, '').replaceAll(dashes, '-').replaceAll(/\s/g, ' ');
}
