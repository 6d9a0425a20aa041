import type { IconName } from '../facts/document-facts.ts';
import type { Sheet } from './sheet.ts';

/** Line drawings on a field of 24 × 24, of one weight. */
const icons: Record<IconName, string> = {
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  plug: 'M9 3v5M15 3v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4',
  screen: 'M3 4.5h18v11.5H3zM12 16v4M8 20h8',
  trend: 'M3.5 3.5v17h17M7 15l4-5 3.5 3 5-7',
  code: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15',
  blocks: 'M3.5 3.5h7v7h-7zM13.5 13.5h7v7h-7zM10.5 7h6.5v6.5M7 10.5v6.5h6.5',
  layers: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  shield: 'M12 3l8 3v5.5c0 5-3.4 8.2-8 9.5-4.6-1.3-8-4.5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  grid: 'M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 2.7 3.8 5.7 3.8 9S15 18.3 12 21c-3-2.7-3.8-5.7-3.8-9S9 5.7 12 3z',
  server: 'M4 4h16v6.5H4zM4 13.5h16V20H4zM7.5 7.25h.1M7.5 16.75h.1M12 7.25h5M12 16.75h5',
  database:
    'M4.5 6c0-1.7 3.4-3 7.5-3s7.5 1.3 7.5 3-3.4 3-7.5 3-7.5-1.3-7.5-3zM4.5 6v12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V6M4.5 12c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4M12 3v2',
  book: 'M4 4.5c3 0 6 .5 8 2.5 2-2 5-2.5 8-2.5V18c-3 0-6 .5-8 2.5-2-2-5-2.5-8-2.5zM12 7v13.5',
  factory: 'M3 21V10l6 4v-4l6 4V4h6v17zM7.5 17.5h.1M12 17.5h.1M16.5 17.5h.1',
  leaf: 'M4.5 19.5C4 10 9.5 4.5 20 4c.5 10.5-5 16-14.5 15M4.5 21c1-5 4-8.5 9-11',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 2.8-6 6.5-6s6.5 2.5 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.4.7 4 2.7 4 5.5',
  cube: 'M12 2.5l8.5 4.75v9.5L12 21.5l-8.5-4.75v-9.5zM3.5 7.25L12 12l8.5-4.75M12 12v9.5',
  pen: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  camera: 'M2.5 6.5h12v11h-12zM14.5 10.5l7-4v11l-7-4z',
  pin: 'M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  tools:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  coins: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 8.5l2 7 2-6 2 6 2-7M7.5 12h9',
  clipboard: 'M6 4.5h12v16H6zM9 2.5h6v4H9zM9 11h6M9 15h6',
  barcode: 'M3.5 5v14M7 5v14M10 5v14M14 5v14M16.5 5v14M20.5 5v14',
  truck:
    'M2.5 5.5h11v11h-11zM13.5 9.5h4l4 4v3h-8zM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
};

const strokeWidth = 1.7;

/** Draws an icon of `size` points with its corner at x, y; inside `decorate`. */
export function drawIcon({ doc }: Sheet, name: IconName, colour: string, x: number, y: number, size: number): void {
  doc.save();
  doc
    .translate(x, y)
    .scale(size / 24)
    .lineWidth(strokeWidth)
    .lineCap('round')
    .lineJoin('round')
    .strokeColor(colour, 1)
    .path(icons[name])
    .stroke();
  doc.restore();
}
