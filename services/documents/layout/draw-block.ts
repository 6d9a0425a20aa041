import type { Block } from '../facts/document-facts.ts';
import { drawCards } from './blocks/cards.ts';
import { drawDiagram } from './blocks/diagram.ts';
import { drawFactTable } from './blocks/fact-table.ts';
import { drawFigure } from './blocks/figure.ts';
import { drawFlow } from './blocks/flow.ts';
import { drawMatrix } from './blocks/matrix.ts';
import { drawNumbers } from './blocks/numbers.ts';
import { drawScreenBlock } from './blocks/screen.ts';
import { drawSteps } from './blocks/steps.ts';
import { drawTiers } from './blocks/tiers.ts';
import { drawTimeline } from './blocks/timeline.ts';
import { writeText } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, palette } from './theme.ts';

/** Draws one block of an inside page from `top` on. Returns the y below it. */
export function drawBlock(sheet: Sheet, block: Block, top: number): number {
  const heading = 'heading' in block ? block.heading : undefined;
  const y = heading
    ? 10 +
      writeText(
        sheet,
        heading,
        { font: 'extrabold', size: 15, colour: palette.ink, leading: 1.4 },
        { x: page.margin, y: top, width: contentWidth, tag: 'H2' },
      )
    : top;
  switch (block.kind) {
    case 'cards':
      return drawCards(sheet, block, y);
    case 'steps':
      return drawSteps(sheet, block, y);
    case 'tiers':
      return drawTiers(sheet, block, y);
    case 'figure':
      return drawFigure(sheet, block, y);
    case 'numbers':
      return drawNumbers(sheet, block, y);
    case 'matrix':
      return drawMatrix(sheet, block, y);
    case 'flow':
      return drawFlow(sheet, block, y);
    case 'screen':
      return drawScreenBlock(sheet, block, y);
    case 'table':
      return drawFactTable(sheet, block, y);
    case 'timeline':
      return drawTimeline(sheet, block, y);
    case 'diagram':
      return drawDiagram(sheet, block, y);
  }
}
