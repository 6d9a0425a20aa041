import type { Block } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const padding = 12;
const headHeight = 30;
const headStyle = { font: 'semibold', size: 10, colour: palette.white, leading: 1.4 } as const;
const nameStyle = { font: 'semibold', size: 11, colour: palette.ink, leading: 1.5 } as const;
const cellStyle = { font: 'regular', size: 10.5, colour: palette.inkMuted, leading: 1.5 } as const;

/** A comparison: a head on the product's colour, and a row for each thing compared. */
export function drawMatrix(sheet: Sheet, block: Extract<Block, { kind: 'matrix' }>, top: number): number {
  const shares = block.columns.map(({ share }) => share ?? 1);
  const unit = contentWidth / shares.reduce((sum, share) => sum + share, 0);
  const left = (column: number): number =>
    page.margin + unit * shares.slice(0, column).reduce((sum, share) => sum + share, 0);
  const widthOf = (column: number): number => unit * (shares[column] ?? 1) - 2 * padding;
  decorate(sheet, (doc) => doc.roundedRect(page.margin, top, contentWidth, headHeight, 8).fill(sheet.accent));
  for (const [column, { title }] of block.columns.entries()) {
    writeText(sheet, title, headStyle, { x: left(column) + padding, y: top + 8, width: widthOf(column), tag: 'H3' });
  }
  let y = top + headHeight;
  for (const row of block.rows) {
    const styles = row.map((_cell, column) => (column === 0 ? nameStyle : cellStyle));
    const height =
      Math.max(...row.map((cell, column) => textHeight(sheet, cell, styles[column] ?? cellStyle, widthOf(column)))) +
      18;
    for (const [column, cell] of row.entries())
      writeText(sheet, cell, styles[column] ?? cellStyle, {
        x: left(column) + padding,
        y: y + 9,
        width: widthOf(column),
      });
    y += height;
    const line = y;
    decorate(sheet, (doc) =>
      doc
        .lineWidth(0.7)
        .strokeColor(palette.line)
        .moveTo(page.margin, line)
        .lineTo(page.margin + contentWidth, line)
        .stroke(),
    );
  }
  return y;
}
