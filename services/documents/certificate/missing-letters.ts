import { openSync } from 'fontkit';
import { fontFiles } from './fonts.ts';

/** Marks that stand on another letter, and characters that join or turn others: the page sets each letter by itself. */
const unset = /[\p{M}\p{C}\p{Default_Ignorable_Code_Point}]/u;
let font: ReturnType<typeof openSync> | undefined;

/**
 * The letters of texts, each once, that a certificate cannot show: its font has no outline for them (Arabic, rare Hanja), or they change
 * the letter beside them. The first call reads the font, which takes some 30 ms.
 */
export function missingLetters(texts: readonly string[]): string[] {
  const known = (font ??= openSync(fontFiles.names));
  const isDrawn = (letter: string): boolean => {
    if (letter === ' ') return true;
    const code = letter.codePointAt(0) ?? 0;
    return (
      !unset.test(letter) && known.hasGlyphForCodePoint(code) && known.glyphForCodePoint(code).path.commands.length > 0
    );
  };
  return [...new Set(texts.flatMap((text) => Array.from(text.normalize('NFC'))))].filter((letter) => !isDrawn(letter));
}
