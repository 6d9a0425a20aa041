import type { Block } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const gap = 14;
const padding = 16;
const titleStyle = { font: 'semibold', size: 13, colour: palette.ink, leading: 1.4 } as const;
const textStyle = { font: 'regular', size: 10, colour: palette.inkMuted, leading: 1.6 } as const;

/** Cards in equal columns; the cards of a row are as high as the highest of them. */
export function drawCards(sheet: Sheet, block: Extract<Block, { kind: 'cards' }>, top: number): number {
  const width = (contentWidth - gap * (block.columns - 1)) / block.columns;
  const inner = width - 2 * padding;
  let y = top;
  for (let start = 0; start < block.items.length; start += block.columns) {
    const row = block.items.slice(start, start + block.columns);
    const heights = row.map((item) => textHeight(sheet, item.title, titleStyle, inner) + (item.text ? 6 + textHeight(sheet, item.text, textStyle, inner) : 0));
    const height = Math.max(...heights, 34) + 2 * padding + 8;
    for (const [column, item] of row.entries()) {
      const x = page.margin + column * (width + gap);
      const cardTop = y;
      decorate(sheet, (doc) => {
        doc.roundedRect(x, cardTop, width, height, 10).fill(palette.sunken);
        doc.roundedRect(x + padding, cardTop + padding, 20, 4, 2).fill(sheet.accent);
      });
      const titleBottom = writeText(sheet, item.title, titleStyle, { x: x + padding, y: y + padding + 12, width: inner, tag: 'H3' });
      if (item.text) writeText(sheet, item.text, textStyle, { x: x + padding, y: titleBottom + 6, width: inner });
    }
    y += height + gap;
  }
  return y - gap;
}
