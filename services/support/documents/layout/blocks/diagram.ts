import type { Block, DiagramLayer } from '../../facts/document-facts.ts';
import { decorate, textHeight, writeText } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { contentBottom, contentWidth, page, palette } from '../theme.ts';

const labelWidth = 86;
const inset = 16;
const boxGap = 10;
const arrowGap = 34;
const tallestLayer = 96;

/** Layers from the browser down to the field, joined by arrows; takes the height that is left on the page. */
export function drawDiagram(sheet: Sheet, block: Extract<Block, { kind: 'diagram' }>, top: number): number {
  const gaps = arrowGap * (block.layers.length - 1);
  const layerHeight = Math.min(tallestLayer, (contentBottom - top - 34 - gaps) / block.layers.length);
  let y = top;
  for (const [index, layer] of block.layers.entries()) {
    if (index > 0) drawArrows(sheet, y - arrowGap);
    drawLayer(sheet, layer, y, layerHeight);
    y += layerHeight + arrowGap;
  }
  y -= arrowGap;
  return writeText(sheet, block.caption, { font: 'regular', size: 9.5, colour: palette.inkMuted }, { x: page.margin, y: y + 12, width: contentWidth, align: 'center', tag: 'Caption' });
}

function drawLayer(sheet: Sheet, layer: DiagramLayer, y: number, height: number): void {
  const x = page.margin;
  const boxesX = x + labelWidth;
  const boxWidth = (contentWidth - labelWidth - inset - boxGap * (layer.boxes.length - 1)) / layer.boxes.length;
  const boxStyle = { font: 'semibold', size: layer.boxes.length > 3 ? 10.5 : 12, colour: layer.own ? palette.white : palette.ink, leading: 1.35 } as const;
  decorate(sheet, (doc) => {
    doc.roundedRect(x, y, contentWidth, height, 12);
    if (layer.own) doc.fillOpacity(0.12).fill(sheet.accent);
    else doc.fill(palette.sunken);
    doc.fillOpacity(1);
    for (const index of layer.boxes.keys()) {
      doc.roundedRect(boxesX + index * (boxWidth + boxGap), y + inset, boxWidth, height - 2 * inset, 8).lineWidth(1);
      if (layer.own) doc.fill(sheet.accent);
      else doc.fillAndStroke(palette.white, palette.line);
    }
  });
  const labelStyle = { font: 'semibold', size: layer.label.length > 6 ? 9.5 : 11, colour: layer.own ? sheet.accent : palette.inkMuted, leading: 1.3 } as const;
  writeText(sheet, layer.label, labelStyle, { x: x + 6, y: y + height / 2 - labelStyle.size * 0.65, width: labelWidth - 12, align: 'center', tag: 'H3' });
  for (const [index, box] of layer.boxes.entries()) {
    const boxTextHeight = textHeight(sheet, box, boxStyle, boxWidth - 12);
    writeText(sheet, box, boxStyle, { x: boxesX + index * (boxWidth + boxGap) + 6, y: y + (height - boxTextHeight) / 2, width: boxWidth - 12, align: 'center' });
  }
}

function drawArrows(sheet: Sheet, y: number): void {
  const middle = page.margin + labelWidth + (contentWidth - labelWidth - inset) / 2;
  decorate(sheet, (doc) => {
    doc.lineWidth(1.6).lineCap('round').lineJoin('round').strokeColor(palette.navy700);
    for (const [x, up] of [[middle - 14, true], [middle + 14, false]] as const) {
      const [tip, turn] = up ? [y + 8, 4.5] : [y + arrowGap - 8, -4.5];
      doc.moveTo(x, y + 8).lineTo(x, y + arrowGap - 8).stroke();
      doc.moveTo(x - 4.5, tip + turn).lineTo(x, tip).lineTo(x + 4.5, tip + turn).stroke();
    }
  });
}
