import type { Block } from '../../facts/document-facts.ts';
import { drawScreen } from '../screens/screen-frame.ts';
import { screens } from '../screens/screens.ts';
import type { Sheet } from '../sheet.ts';

/** An example screen of the product. */
export function drawScreenBlock(sheet: Sheet, block: Extract<Block, { kind: 'screen' }>, top: number): number {
  return drawScreen(sheet, block, top, screens[block.screen]);
}
