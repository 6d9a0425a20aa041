import { decorate, writeLabel, writeText } from '../sheet.ts';
import type { Sheet, TextStyle } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

/** Field that a screen draws into, in points from its own corner. */
export const screenField = { width: contentWidth - 32, height: 172 } as const;

const barHeight = 28;
const padding = 16;

/** Pen for the drawing of a screen: shapes and short texts, all of them decoration. */
export interface ScreenPen {
  doc: PDFKit.PDFDocument;
  accent: string;
  text(
    text: string,
    x: number,
    y: number,
    options?: { size?: number; colour?: string; bold?: boolean; width?: number; align?: 'left' | 'right' | 'center' },
  ): void;
  panel(x: number, y: number, width: number, height: number): void;
}

function penOf(sheet: Sheet): ScreenPen {
  const { doc } = sheet;
  return {
    doc,
    accent: sheet.accent,
    text: (text, x, y, { size = 9, colour = palette.onNavyMuted, bold = false, width = 200, align = 'left' } = {}) => {
      const style: TextStyle = { font: bold ? 'semibold' : 'regular', size, colour };
      writeLabel(doc, text, style, { x, y, width, align });
    },
    panel: (x, y, width, height) => void doc.roundedRect(x, y, width, height, 8).fill(palette.navy700),
  };
}

/** A window of the product as an example, drawn by `draw`, with its caption below. Returns the y below. */
export function drawScreen(
  sheet: Sheet,
  { title, caption }: { title: string; caption: string },
  top: number,
  draw: (pen: ScreenPen) => void,
): number {
  const height = barHeight + screenField.height + 2 * padding - 4;
  decorate(sheet, (doc) => {
    doc.roundedRect(page.margin, top, contentWidth, height, 14).fill(palette.navy900);
    for (const [index, colour] of ['#5b6b8c', '#5b6b8c', sheet.accent].entries())
      doc.circle(page.margin + 20 + index * 13, top + 17, 3.6).fill(colour);
    writeLabel(
      doc,
      title,
      { font: 'semibold', size: 9.5, colour: palette.onNavyMuted },
      { x: page.margin, y: top + 11.5, width: contentWidth, align: 'center' },
    );
    doc.save().translate(page.margin + padding, top + barHeight + padding - 4);
    draw(penOf(sheet));
    doc.restore();
  });
  return writeText(
    sheet,
    caption,
    { font: 'regular', size: 9.5, colour: palette.inkMuted, leading: 1.5 },
    { x: page.margin, y: top + height + 8, width: contentWidth, tag: 'Caption' },
  );
}
