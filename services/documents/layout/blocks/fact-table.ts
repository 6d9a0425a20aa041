import type { Block } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const labelWidth = 118;
const valueStyle = { font: 'regular', size: 11, colour: palette.ink, leading: 1.55 } as const;
const labelStyle = { font: 'semibold', size: 11, colour: palette.inkMuted, leading: 1.55 } as const;

/** Label and value, ruled line by line. */
export function drawFactTable(sheet: Sheet, block: Extract<Block, { kind: 'table' }>, top: number): number {
  let y = top;
  decorate(sheet, (doc) =>
    doc
      .lineWidth(1.4)
      .strokeColor(palette.ink)
      .moveTo(page.margin, top)
      .lineTo(page.margin + contentWidth, top)
      .stroke(),
  );
  for (const row of block.rows) {
    const valueWidth = contentWidth - labelWidth;
    const bottom = y + textHeight(sheet, row.value, valueStyle, valueWidth) + 20;
    writeText(sheet, row.label, labelStyle, { x: page.margin, y: y + 10, width: labelWidth - 12 });
    writeText(sheet, row.value, valueStyle, { x: page.margin + labelWidth, y: y + 10, width: valueWidth });
    decorate(sheet, (doc) =>
      doc
        .lineWidth(0.7)
        .strokeColor(palette.line)
        .moveTo(page.margin, bottom)
        .lineTo(page.margin + contentWidth, bottom)
        .stroke(),
    );
    y = bottom;
  }
  return y;
}
