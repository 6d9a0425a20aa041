import type { Block } from '../../facts/document-facts.ts';
import { drawIcon } from '../icons.ts';
import { decorate, textHeight, widthOf, writeText } from '../sheet.ts';
import type { Sheet, TextStyle } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const gap = 12;
const padding = 16;
const badge = 32;
const textGap = 9;
type Card = Extract<Block, { kind: 'cards' }>['items'][number];

const titleStyle: TextStyle = { font: 'semibold', size: 13, colour: palette.ink, leading: 1.4 };
const textStyle = { font: 'regular', size: 10.5, colour: palette.inkMuted, leading: 1.62 } as const;

/** Height that a title takes in a card, beside its icon or below its stroke. */
function headOf(
  sheet: Sheet,
  item: Card,
  inner: number,
): { titleX: number; titleWidth: number; style: TextStyle; height: number; titleHeight: number } {
  const titleX = item.icon ? badge + 10 : 0;
  const titleWidth = inner - titleX;
  // A product's name is one word, which has no place to break
  const widest = Math.max(...item.title.split(' ').map((word) => widthOf(sheet, word, titleStyle)));
  const style = { ...titleStyle, size: titleStyle.size * Math.min(1, titleWidth / widest) };
  const titleHeight = textHeight(sheet, item.title, style, titleWidth);
  return { titleX, titleWidth, style, titleHeight, height: item.icon ? Math.max(badge, titleHeight) : titleHeight };
}

/** Cards in equal columns, each with its icon; the cards of a row are as high as the highest of them. */
export function drawCards(sheet: Sheet, block: Extract<Block, { kind: 'cards' }>, top: number): number {
  const width = (contentWidth - gap * (block.columns - 1)) / block.columns;
  const inner = width - 2 * padding;
  let y = top;
  for (let start = 0; start < block.items.length; start += block.columns) {
    const row = block.items.slice(start, start + block.columns);
    const heights = row.map(
      (item) =>
        headOf(sheet, item, inner).height + (item.text ? textGap + textHeight(sheet, item.text, textStyle, inner) : 0),
    );
    const height = Math.max(...heights) + 2 * padding;
    for (const [column, item] of row.entries())
      drawCard(sheet, item, { x: page.margin + column * (width + gap), y, width, height });
    y += height + gap;
  }
  return y - gap;
}

function drawCard(
  sheet: Sheet,
  item: Card,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const inner = width - 2 * padding;
  const head = headOf(sheet, item, inner);
  const { icon } = item;
  decorate(sheet, (doc) => {
    doc.roundedRect(x, y, width, height, 12).lineWidth(0.8).fillAndStroke(palette.white, palette.line);
    if (!icon) return;
    doc
      .roundedRect(x + padding, y + padding, badge, badge, 9)
      .fillOpacity(0.12)
      .fill(sheet.accent)
      .fillOpacity(1);
    drawIcon(sheet, icon, sheet.accent, x + padding + 7, y + padding + 7, badge - 14);
  });
  writeText(sheet, item.title, head.style, {
    x: x + padding + head.titleX,
    y: y + padding + (head.height - head.titleHeight) / 2,
    width: head.titleWidth,
    tag: 'H3',
  });
  if (item.text)
    writeText(sheet, item.text, textStyle, { x: x + padding, y: y + padding + head.height + textGap, width: inner });
}
