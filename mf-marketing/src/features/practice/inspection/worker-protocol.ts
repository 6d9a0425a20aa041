import type { GrayImage } from '../parts/gray-image.ts';
import type { PartSpec } from '../parts/draw-part.ts';
import type { Finding } from './inspect.ts';

/** What the page asks of its worker. */
export type Question = { id: number } & (
  | { kind: 'draw'; part: PartSpec }
  | { kind: 'inspect'; image: GrayImage; threshold: number }
);

export interface Measured {
  findings: Finding[];
  difference: GrayImage;
  /** From the picture to its findings, by the worker's own clock. */
  milliseconds: number;
}

/** What the worker answers: that it is there, then each question under its id. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'drawn'; id: number; image: GrayImage }
  | ({ kind: 'inspected'; id: number } & Measured);
