import type { FontName } from './theme.ts';

/** A PDF page being drawn: the document, where its tagged text belongs, and the product's colour. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  structure: PDFKit.PDFStructureElement;
  accent: string;
}

export interface TextStyle {
  font: FontName;
  size: number;
  colour: string;
  /** Line height as a multiple of the size. */
  leading?: number;
  /** Letter spacing in points. */
  spacing?: number;
}

type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption';

interface Placement {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  tag?: TextTag;
}

const defaultLeading = 1.5;

/** A word as it is, or in pieces where it is wider than a line. */
function piecesOf(doc: PDFKit.PDFDocument, word: string, spacing: number, width: number): string[] {
  const fits = (text: string) => doc.widthOfString(text, { characterSpacing: spacing }) <= width;
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
 * Breaks text at spaces, and inside of a word only where it is wider than a line. pdfkit's own wrapper may break between any two Hangul syllables,
 * which reads badly; the site does the same with `word-break: keep-all`.
 */
export function wrapText(doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): string[] {
  doc.font(style.font).fontSize(style.size);
  const lines: string[] = [];
  let line = '';
  const spacing = style.spacing ?? 0;
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (doc.widthOfString(longer, { characterSpacing: spacing }) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const pieces = piecesOf(doc, word, spacing, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

/** Width in points of text on one line. */
export function widthOf({ doc }: Sheet, text: string, style: TextStyle): number {
  return doc
    .font(style.font)
    .fontSize(style.size)
    .widthOfString(text, { characterSpacing: style.spacing ?? 0 });
}

/** Height in points that `writeText` will take. */
export function textHeight(sheet: Sheet, text: string, style: TextStyle, width: number): number {
  return wrapText(sheet.doc, text, style, width).length * style.size * (style.leading ?? defaultLeading);
}

/** Writes wrapped, tagged text; `y` is the top of the first line's box. Returns the y below the last line. */
export function writeText(sheet: Sheet, text: string, style: TextStyle, at: Placement): number {
  const { doc } = sheet;
  const tag = at.tag ?? 'P';
  const lineHeight = style.size * (style.leading ?? defaultLeading);
  const lines = wrapText(doc, text, style, at.width);
  const content = doc.markStructureContent(tag);
  doc.font(style.font).fontSize(style.size).fillColor(style.colour);
  // pdfkit puts the top of the font's own box at y; centre that box in the line.
  const inset = (lineHeight - doc.currentLineHeight(false)) / 2;
  for (const [index, line] of lines.entries()) {
    const width = doc.widthOfString(line, { characterSpacing: style.spacing ?? 0 });
    const x =
      at.align === 'center' ? at.x + (at.width - width) / 2 : at.align === 'right' ? at.x + at.width - width : at.x;
    doc.text(line, x, at.y + inset + index * lineHeight, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
  }
  doc.endMarkedContent();
  sheet.structure.add(doc.struct(tag, {}, content));
  return at.y + lines.length * lineHeight;
}

/** Draws what a screen reader should pass over: backgrounds, rules, running heads. */
export function decorate(sheet: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  sheet.doc.markContent('Artifact', { type: 'Layout' });
  sheet.doc.save();
  draw(sheet.doc);
  sheet.doc.restore();
  sheet.doc.endMarkedContent();
}

/** One line of running text that belongs to the page, not to the content. */
export function writeLabel(doc: PDFKit.PDFDocument, text: string, style: TextStyle, at: Omit<Placement, 'tag'>): void {
  doc.font(style.font).fontSize(style.size).fillColor(style.colour);
  const width = doc.widthOfString(text, { characterSpacing: style.spacing ?? 0 });
  const x =
    at.align === 'center' ? at.x + (at.width - width) / 2 : at.align === 'right' ? at.x + at.width - width : at.x;
  doc.text(text, x, at.y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
}
