import type { Block } from '../../facts/document-facts.ts';
import { decorate, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const rowHeight = 54;
const railX = page.margin + 128;

/** Events down a rail, oldest first. */
export function drawTimeline(sheet: Sheet, block: Extract<Block, { kind: 'timeline' }>, top: number): number {
  const bottom = top + rowHeight * block.entries.length;
  decorate(sheet, (doc) => {
    doc
      .lineWidth(2)
      .strokeColor(palette.line)
      .moveTo(railX, top + rowHeight / 2)
      .lineTo(railX, bottom - rowHeight / 2)
      .stroke();
    for (const index of block.entries.keys()) {
      const y = top + rowHeight * (index + 0.5);
      doc.circle(railX, y, 8).lineWidth(3).fillAndStroke(sheet.accent, palette.white);
    }
  });
  for (const [index, entry] of block.entries.entries()) {
    const y = top + rowHeight * (index + 0.5);
    writeText(
      sheet,
      entry.when,
      { font: 'extrabold', size: 15, colour: sheet.accent, leading: 1.4 },
      { x: page.margin, y: y - 10.5, width: 108, align: 'right' },
    );
    writeText(
      sheet,
      entry.what,
      { font: 'semibold', size: 13, colour: palette.ink, leading: 1.4 },
      { x: railX + 24, y: y - 9, width: contentWidth - 160 },
    );
  }
  return bottom;
}
