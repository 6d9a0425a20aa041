import type { Block } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentWidth, page, palette } from '../theme.ts';

const arrow = 20;
const padding = 10;
const nameStyle = { font: 'semibold', size: 12, colour: palette.ink, leading: 1.35 } as const;
const textStyle = { font: 'regular', size: 9.5, colour: palette.inkMuted, leading: 1.5 } as const;

/** Steps from left to right, joined by arrows; the last one is where it all leads. */
export function drawFlow(sheet: Sheet, block: Extract<Block, { kind: 'flow' }>, top: number): number {
  const { steps } = block;
  const width = (contentWidth - arrow * (steps.length - 1)) / steps.length;
  const inner = width - 2 * padding;
  const heights = steps.map(
    (step) =>
      textHeight(sheet, step.title, nameStyle, inner) +
      (step.text ? 4 + textHeight(sheet, step.text, textStyle, inner) : 0),
  );
  const height = Math.max(...heights, 30) + 2 * padding + 8;
  for (const [index, step] of steps.entries()) {
    const x = page.margin + index * (width + arrow);
    const isLast = index === steps.length - 1;
    decorate(sheet, (doc) => {
      doc.roundedRect(x, top, width, height, 10);
      if (isLast) doc.fill(sheet.accent);
      else doc.lineWidth(0.8).fillAndStroke(palette.sunken, palette.line);
      if (isLast) return;
      const [from, middle] = [x + width + 4, top + height / 2];
      doc.lineWidth(1.6).lineCap('round').lineJoin('round').strokeColor(sheet.accent);
      doc
        .moveTo(from, middle)
        .lineTo(from + arrow - 8, middle)
        .moveTo(from + arrow - 12, middle - 4)
        .lineTo(from + arrow - 8, middle)
        .lineTo(from + arrow - 12, middle + 4)
        .stroke();
    });
    const inset = (height - (heights[index] ?? 0)) / 2;
    const bottom = writeText(sheet, step.title, isLast ? { ...nameStyle, colour: palette.white } : nameStyle, {
      x: x + padding,
      y: top + inset,
      width: inner,
      align: 'center',
      tag: 'H3',
    });
    if (step.text)
      writeText(sheet, step.text, isLast ? { ...textStyle, colour: palette.white } : textStyle, {
        x: x + padding,
        y: bottom + 4,
        width: inner,
        align: 'center',
      });
  }
  return top + height;
}
