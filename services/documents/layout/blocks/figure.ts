import type { Block } from '../../facts/document-facts.ts';
import { decorate, wrapText, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const height = 132;

/** One number that matters, large, on navy. */
export function drawFigure(sheet: Sheet, block: Extract<Block, { kind: 'figure' }>, top: number): number {
  const { margin } = page;
  decorate(sheet, (doc) => {
    doc.roundedRect(margin, top, contentWidth, height, 14).fill(palette.navy800);
    doc.roundedRect(margin, top, 8, height, 4).fill(sheet.accent);
  });
  const x = margin + 34;
  writeText(
    sheet,
    block.label,
    { font: 'semibold', size: 12, colour: palette.onNavyMuted },
    { x, y: top + 20, width: contentWidth - 60, tag: 'H3' },
  );
  const valueStyle = { font: 'extrabold', size: 44, colour: palette.white, leading: 1.15, spacing: -0.6 } as const;
  writeText(sheet, block.value, valueStyle, { x, y: top + 38, width: contentWidth - 60 });
  wrapText(sheet.doc, block.value, valueStyle, contentWidth);
  const valueWidth = sheet.doc.widthOfString(block.value, { characterSpacing: valueStyle.spacing });
  writeText(
    sheet,
    block.unit,
    { font: 'semibold', size: 18, colour: palette.white, leading: 1.2 },
    { x: x + valueWidth + 10, y: top + 61, width: 160 },
  );
  writeText(
    sheet,
    block.text,
    { font: 'regular', size: 10.5, colour: palette.onNavyMuted },
    { x, y: top + 95, width: contentWidth - 60 },
  );
  return top + height;
}
