/**
 * White space and characters that leave no mark: Hangul fillers, zero-width and format characters, variation selectors, and
 * the blanks that Unicode counts as symbols or letters (Braille, music, Khitan, hieroglyphs).
 */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]*$/u;

/** Whether a text shows nothing to a reader, as an empty one does. Required fields refuse it. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}

/** Runs without the three characters that NFC would turn into signs of ASCII, such as U+212A into `K`. */
const composable = /[^\u037e\u1fef\u212a]+/g;

/**
 * A text as it is taken in: composed (NFC), since some systems send Hangul in single letters, and empty when it holds nothing but
 * invisible characters, so that rules for required fields refuse it. Look-alikes of ASCII stay what they are: an address
 * with one is refused, not taken for the address that it looks like.
 */
export function tidyText(text: string): string {
  if (text.trim() !== '' && isBlank(text)) return '';
  return text.replaceAll(composable, (run) => run.normalize('NFC'));
}
