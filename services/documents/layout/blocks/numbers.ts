import type { Block } from '../../facts/document-facts.ts';
import { decorate, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const height = 92;

/** A few numbers side by side on navy, each over what it counts. */
export function drawNumbers(sheet: Sheet, block: Extract<Block, { kind: 'numbers' }>, top: number): number {
  const width = contentWidth / block.items.length;
  decorate(sheet, (doc) => {
    doc.roundedRect(page.margin, top, contentWidth, height, 14).fill(palette.navy800);
    for (const index of block.items.keys()) {
      if (index > 0)
        doc
          .lineWidth(0.8)
          .strokeColor('#34507f')
          .moveTo(page.margin + index * width, top + 24)
          .lineTo(page.margin + index * width, top + height - 24)
          .stroke();
    }
  });
  for (const [index, { value, label }] of block.items.entries()) {
    const x = page.margin + index * width;
    const below = writeText(
      sheet,
      value,
      { font: 'extrabold', size: 26, colour: palette.white, leading: 1.2 },
      { x, y: top + 20, width, align: 'center' },
    );
    writeText(
      sheet,
      label,
      { font: 'regular', size: 10.5, colour: palette.onNavyMuted, leading: 1.4 },
      { x, y: below + 4, width, align: 'center' },
    );
  }
  return top + height;
}
