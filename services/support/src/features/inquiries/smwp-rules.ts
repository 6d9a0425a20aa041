/** Spec, section 5: letters and digits only, at least one of each, 1 to 12 characters. */
const smwpIdPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{1,12}$/;

export function isSmwpId(text: string): boolean {
  return smwpIdPattern.test(text);
}

/** Spec, section 5: a lowercase letter, an uppercase letter and a special character. */
export function isSmwpPassword(text: string): boolean {
  // Neither letter, digit, mark nor white space, of whatever script
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && /[^\p{L}\p{N}\p{M}\p{Z}\p{C}]/u.test(text);
}
