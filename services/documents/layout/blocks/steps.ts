import type { Block } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const textX = page.margin + 52;
const textWidth = contentWidth - 52;
const titleStyle = { font: 'semibold', size: 13, colour: palette.ink, leading: 1.4 } as const;
const textStyle = { font: 'regular', size: 10.5, colour: palette.inkMuted, leading: 1.6 } as const;

/** A numbered list with a large numeral at each point. */
export function drawSteps(sheet: Sheet, block: Extract<Block, { kind: 'steps' }>, top: number): number {
  let y = top;
  for (const [index, item] of block.items.entries()) {
    const height =
      28 +
      textHeight(sheet, item.title, titleStyle, textWidth) +
      (item.text ? textHeight(sheet, item.text, textStyle, textWidth) + 2 : 0);
    const rowTop = y;
    decorate(sheet, (doc) => {
      if (index > 0)
        doc
          .lineWidth(0.7)
          .strokeColor(palette.line)
          .moveTo(page.margin, rowTop)
          .lineTo(page.margin + contentWidth, rowTop)
          .stroke();
      doc.circle(page.margin + 17, rowTop + height / 2, 17).fill(sheet.accent);
    });
    writeText(
      sheet,
      String(index + 1),
      { font: 'extrabold', size: 14, colour: palette.white, leading: 1 },
      { x: page.margin, y: y + height / 2 - 7, width: 34, align: 'center' },
    );
    const titleBottom = writeText(sheet, item.title, titleStyle, { x: textX, y: y + 14, width: textWidth, tag: 'H3' });
    if (item.text) writeText(sheet, item.text, textStyle, { x: textX, y: titleBottom + 2, width: textWidth });
    y += height;
  }
  return y;
}
