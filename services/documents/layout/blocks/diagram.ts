import type { Block, DiagramLayer } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentBottom, contentWidth, page, palette } from '../theme.ts';

const padding = 18;
const labelHeight = 26;
const lowestBox = 50;
const tallestBox = 84;
const boxGap = 12;
const arrowGap = 52;
const captionHeight = 50;
/** A layer without its boxes. */
const frameHeight = labelHeight + 2 * padding - 4;
const labelStyle = { font: 'extrabold', size: 12.5, leading: 1.3 } as const;
const flowStyle = { font: 'semibold', size: 10, leading: 1.2 } as const;

/**
 * The layers from the people (top) down to the field (bottom); data flows upwards, named on its arrow. Fills the page
 * as far as that looks good.
 */
export function drawDiagram(sheet: Sheet, block: Extract<Block, { kind: 'diagram' }>, top: number): number {
  const { layers } = block;
  const room = contentBottom - top - captionHeight - arrowGap * (layers.length - 1);
  const boxHeight = Math.max(lowestBox, Math.min(tallestBox, room / layers.length - frameHeight));
  let y = top;
  for (const [index, layer] of layers.entries()) {
    if (index > 0) {
      drawArrow(sheet, layer.flow, y);
      y += arrowGap;
    }
    drawLayer(sheet, layer, y, boxHeight);
    y += frameHeight + boxHeight;
  }
  return writeText(
    sheet,
    block.caption,
    { font: 'regular', size: 10, colour: palette.inkMuted, leading: 1.6 },
    { x: page.margin + 30, y: y + 14, width: contentWidth - 60, align: 'center', tag: 'Caption' },
  );
}

function drawLayer(sheet: Sheet, layer: DiagramLayer, y: number, boxHeight: number): void {
  const { margin } = page;
  const inner = contentWidth - 2 * padding;
  const boxWidth = (inner - boxGap * (layer.boxes.length - 1)) / layer.boxes.length;
  const boxTop = y + padding + labelHeight - 4;
  decorate(sheet, (doc) => {
    doc.roundedRect(margin, y, contentWidth, frameHeight + boxHeight, 14);
    if (layer.own) doc.fill(palette.navy800);
    else doc.lineWidth(0.8).fillAndStroke(palette.sunken, palette.line);
    for (const index of layer.boxes.keys()) {
      doc.roundedRect(margin + padding + index * (boxWidth + boxGap), boxTop, boxWidth, boxHeight, 9).lineWidth(0.8);
      if (layer.own) doc.fill(sheet.accent);
      else doc.fillAndStroke(palette.white, palette.line);
    }
  });
  writeText(
    sheet,
    layer.label,
    { ...labelStyle, colour: layer.own ? palette.white : palette.ink },
    { x: margin + padding, y: y + padding - 4, width: inner, tag: 'H3' },
  );
  const boxStyle = {
    font: 'semibold',
    size: layer.boxes.length > 3 ? 11 : 12.5,
    colour: layer.own ? palette.white : palette.ink,
    leading: 1.35,
  } as const;
  for (const [index, box] of layer.boxes.entries()) {
    const height = textHeight(sheet, box, boxStyle, boxWidth - 16);
    writeText(sheet, box, boxStyle, {
      x: margin + padding + index * (boxWidth + boxGap) + 8,
      y: boxTop + (boxHeight - height) / 2,
      width: boxWidth - 16,
      align: 'center',
    });
  }
}

function drawArrow(sheet: Sheet, flow: string | undefined, top: number): void {
  const x = page.margin + contentWidth / 2;
  decorate(sheet, (doc) => {
    doc.lineWidth(2).lineCap('round').lineJoin('round').strokeColor(sheet.accent);
    doc
      .moveTo(x, top + arrowGap - 8)
      .lineTo(x, top + 8)
      .stroke();
    doc
      .moveTo(x - 5.5, top + 14)
      .lineTo(x, top + 8)
      .lineTo(x + 5.5, top + 14)
      .stroke();
  });
  if (flow)
    writeText(
      sheet,
      flow,
      { ...flowStyle, colour: sheet.accent },
      { x: x + 16, y: top + arrowGap / 2 - 6, width: contentWidth / 2 - 20 },
    );
}
