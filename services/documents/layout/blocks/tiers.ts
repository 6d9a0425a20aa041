import type { Block } from '../../facts/document-facts.ts';
import { decorate, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const gap = 16;
const headHeight = 66;
const rowHeight = 30;

/** Tiers side by side, each with what it contains; the last one contains more and has a navy background. */
export function drawTiers(sheet: Sheet, block: Extract<Block, { kind: 'tiers' }>, top: number): number {
  const width = (contentWidth - gap * (block.tiers.length - 1)) / block.tiers.length;
  const height = headHeight + 26 + rowHeight * Math.max(...block.tiers.map((tier) => tier.items.length));
  for (const [index, tier] of block.tiers.entries()) {
    const x = page.margin + index * (width + gap);
    const strong = index === block.tiers.length - 1;
    decorate(sheet, (doc) => {
      doc.roundedRect(x, top, width, height, 12).lineWidth(1).fillAndStroke(palette.white, palette.line);
      doc.roundedRect(x, top, width, headHeight, 12).fill(strong ? palette.navy800 : sheet.accent);
      doc.rect(x, top + headHeight - 14, width, 14).fill(strong ? palette.navy800 : sheet.accent);
      for (const row of tier.items.keys()) {
        const middle = top + headHeight + 13 + rowHeight * (row + 0.5);
        doc.lineWidth(2).lineCap('round').lineJoin('round').strokeColor(sheet.accent);
        doc
          .moveTo(x + 20, middle)
          .lineTo(x + 24, middle + 4)
          .lineTo(x + 32, middle - 5)
          .stroke();
      }
    });
    writeText(
      sheet,
      tier.name,
      { font: 'extrabold', size: 16, colour: palette.white, leading: 1.3 },
      { x: x + 20, y: top + 13, width: width - 40, tag: 'H3' },
    );
    writeText(
      sheet,
      tier.note,
      { font: 'regular', size: 10, colour: palette.white, leading: 1.4 },
      { x: x + 20, y: top + 36, width: width - 40 },
    );
    for (const [row, item] of tier.items.entries()) {
      writeText(
        sheet,
        item,
        { font: 'regular', size: 11, colour: palette.ink, leading: 1.4 },
        { x: x + 42, y: top + headHeight + 13 + rowHeight * row + 7, width: width - 56 },
      );
    }
  }
  return top + height;
}
