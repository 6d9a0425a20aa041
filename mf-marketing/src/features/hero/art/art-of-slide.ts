import type { ComponentType } from 'react';
import { VisionArt } from './vision-art.tsx';

interface SlideArt {
  /** Names the drawing's texts. */
  key: 'vision' | 'scada' | 'board';
  /** There at once: what the first slide shows. */
  Art?: ComponentType;
  /** In a chunk of its own: nobody sees it within the first seconds. */
  load?(): Promise<ComponentType>;
}

const vision: SlideArt = { key: 'vision', Art: VisionArt };
const scada: SlideArt = {
  key: 'scada',
  load: async () => (await import(/* webpackChunkName: "art-late" */ './scada-art.tsx')).ScadaArt,
};
const board: SlideArt = {
  key: 'board',
  load: async () => (await import(/* webpackChunkName: "art-late" */ './board-art.tsx')).BoardArt,
};

/** The drawing that fits what a slide leads to; in turn where an admin linked something else. */
export function artOfSlide(link: string, index: number): SlideArt {
  if (link.startsWith('/service/product/web-eq')) return vision;
  if (link.startsWith('/service/product')) return scada;
  if (link.startsWith('/service/solution')) return board;
  return [vision, scada, board][index % 3] ?? vision;
}
