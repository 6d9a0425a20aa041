import type { LineColour } from '../facts/document-facts.ts';

/** A stroke or a filled shape of a cover drawing, on a 240 × 240 field. */
export interface Stroke {
  path: string;
  paint: 'accent' | 'light' | 'soft';
  /** Line width; without one the shape is filled. */
  width?: number;
}

const cell = (column: number, row: number, columns = 1, rows = 1): string => {
  const [x, y, w, h, r] = [column * 40 + 4, row * 40 + 4, columns * 40 - 8, rows * 40 - 8, 8];
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 -${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1 -${r} -${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r} -${r}z`;
};
const cells = (places: number[][]): string => places.map(([column = 0, row = 0]) => cell(column, row)).join('');
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0z`;

/** What each product does, as a drawing: a lens, a screen layout, joined lines, rising output, a watched limit, a network. */
export const coverArt: Record<LineColour, Stroke[]> = {
  company: [
    {
      path: cells([
        [1, 0.5],
        [2, 0.5],
        [3, 0.5],
        [4, 0.5],
        [5, 0.5],
        [0, 1.5],
        [5, 3.5],
        [0, 4.5],
        [1, 4.5],
        [2, 4.5],
        [3, 4.5],
        [4, 4.5],
      ]),
      paint: 'accent',
    },
    {
      path: cells([
        [1, 2.5],
        [2, 2.5],
        [3, 2.5],
        [4, 2.5],
      ]),
      paint: 'light',
    },
  ],
  'web-eq': [
    {
      path: 'M14 62V30a16 16 0 0 1 16-16h32M178 14h32a16 16 0 0 1 16 16v32M226 178v32a16 16 0 0 1-16 16h-32M62 226H30a16 16 0 0 1-16-16v-32',
      paint: 'light',
      width: 8,
    },
    { path: dot(120, 120, 70), paint: 'accent', width: 10 },
    { path: dot(120, 120, 44), paint: 'soft', width: 6 },
    { path: dot(120, 120, 22), paint: 'accent' },
    { path: 'M10 120h40M190 120h40M120 10v40M120 190v40', paint: 'soft', width: 4 },
  ],
  smwp: [
    { path: cell(0, 0, 6, 1), paint: 'soft' },
    { path: cell(0, 1, 4, 3), paint: 'accent' },
    { path: cell(4, 1, 2, 2), paint: 'light' },
    { path: cell(4, 3, 2, 3), paint: 'soft' },
    { path: cell(0, 4, 2, 2), paint: 'soft' },
    { path: cell(2, 4, 2, 2), paint: 'light' },
    { path: 'M20 138l34-40 30 22 52-62', paint: 'light', width: 7 },
  ],
  'io-server': [
    {
      path: 'M30 30c70 0 40 74 66 82M30 90c44 0 40 24 66 28M30 150c44 0 40-24 66-28M30 210c70 0 40-74 66-82',
      paint: 'soft',
      width: 6,
    },
    { path: 'M144 120h60', paint: 'accent', width: 10 },
    { path: [30, 90, 150, 210].map((y) => dot(28, y, 16)).join(''), paint: 'accent' },
    { path: cell(2, 2, 2, 2), paint: 'light' },
    { path: 'M180 84v72c0 8 12 14 28 14s28-6 28-14V84c0 8-12 14-28 14s-28-6-28-14z', paint: 'accent' },
    { path: 'M180 82c0-8 12-14 28-14s28 6 28 14-12 14-28 14-28-6-28-14z', paint: 'light' },
  ],
  sm2s: [
    { path: `${cell(0, 4, 1, 2)}${cell(1, 4, 1, 2)}`, paint: 'soft' },
    { path: `${cell(2, 3, 1, 3)}${cell(3, 2, 1, 4)}`, paint: 'accent' },
    { path: cell(4, 1, 1, 5), paint: 'accent' },
    { path: cell(5, 0, 1, 6), paint: 'light' },
    { path: 'M12 132l52-30 46-12 84-72M158 18h36v36', paint: 'light', width: 8 },
  ],
  haccp: [
    { path: 'M8 66h224', paint: 'light', width: 5 },
    { path: 'M8 190h224', paint: 'soft', width: 5 },
    { path: 'M8 150c24 0 26-50 50-50s24 60 48 60 24-112 46-112 24 92 46 92 14-24 34-24', paint: 'accent', width: 11 },
    { path: dot(152, 48, 18), paint: 'light' },
    { path: dot(152, 48, 9), paint: 'accent' },
  ],
  nectos: [
    { path: 'M120 28L200 74V166L120 212L40 166V74zM120 28V212M40 74L200 166M200 74L40 166', paint: 'soft', width: 5 },
    {
      path: [
        [120, 28],
        [200, 74],
        [200, 166],
        [120, 212],
        [40, 166],
        [40, 74],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 17))
        .join(''),
      paint: 'accent',
    },
    { path: dot(120, 120, 28), paint: 'light' },
  ],
};
