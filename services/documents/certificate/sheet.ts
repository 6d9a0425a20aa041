import type { FontName } from './fonts.ts';

/** A PDF page that is drawn on: the document, and where its tagged text belongs. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  structure: PDFKit.PDFStructureElement;
}

export interface TextStyle {
  font: FontName;
  size: number;
  colour: string;
  /** Line height as a multiple of the size. */
  leading?: number;
}

interface Placement {
  x: number;
  y: number;
  width: number;
  align?: 'center';
  tag?: 'H1' | 'P';
}

const defaultLeading = 1.5;

/** A word as it is, or in pieces where it is wider than a line. */
function piecesOf(doc: PDFKit.PDFDocument, word: string, width: number): string[] {
  const fits = (text: string) => doc.widthOfString(text) <= width;
  if (fits(word)) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (pieces.at(-1) === '' || fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

/**
 * Breaks text at spaces, and inside of a word only where it is wider than a line. pdfkit's own wrapper may break between
 * any two Hangul syllables, which reads badly; the site does the same with `word-break: keep-all`.
 */
export function wrapText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  doc.font(style.font).fontSize(style.size);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (doc.widthOfString(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = piecesOf(doc, word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Width in points of text on one line. */
export const widthOf = ({ doc }: Sheet, text: string, { font, size }: TextStyle): number =>
  doc.font(font).fontSize(size).widthOfString(text);

/** Height in points that `writeText` will take. */
export function textHeight(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  return wrapText(sheet.doc, text, style, width).length * style.size * (style.leading ?? defaultLeading);
}

/** Writes wrapped, tagged text; `y` is the top of the first line's box. Returns the y below the last line. */
export function writeText({ doc, structure }: Sheet, text: string, style: TextStyle, at: Placement): number {
  const { tag = 'P' } = at;
  const lineHeight = style.size * (style.leading ?? defaultLeading);
  const lines = wrapText(doc, text, style, at.width);
  const content = doc.markStructureContent(tag);
  doc.font(style.font).fontSize(style.size).fillColor(style.colour);
  // pdfkit puts the top of the font's own box at y; centre that box in the line.
  const inset = (lineHeight - doc.currentLineHeight(false)) / 2;
  for (const [index, line] of lines.entries()) {
    const x = at.align === 'center' ? at.x + (at.width - doc.widthOfString(line)) / 2 : at.x;
    doc.text(line, x, at.y + inset + index * lineHeight, { lineBreak: false });
  }
  doc.endMarkedContent();
  structure.add(doc.struct(tag, {}, content));
  return at.y + lines.length * lineHeight;
}

/** Draws what a screen reader should pass over. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}
