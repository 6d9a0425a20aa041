import type { ComponentType } from 'react';
import { BoardArt } from './board-art.tsx';
import { ScadaArt } from './scada-art.tsx';
import { VisionArt } from './vision-art.tsx';

interface SlideArt {
  key: 'vision' | 'scada' | 'board';
  Art: ComponentType;
}

const vision: SlideArt = { key: 'vision', Art: VisionArt };
const scada: SlideArt = { key: 'scada', Art: ScadaArt };
const board: SlideArt = { key: 'board', Art: BoardArt };

/** The drawing that fits what a slide leads to; in turn where an admin linked something else. */
export function artOf(link: string, index: number): SlideArt {
  if (link.startsWith('/service/product/web-eq')) return vision;
  if (link.startsWith('/service/product')) return scada;
  if (link.startsWith('/service/solution')) return board;
  return [vision, scada, board][index % 3] ?? vision;
}
