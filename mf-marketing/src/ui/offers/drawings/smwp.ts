import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A screen with a tank, a gauge and a trend. */
export const smwpDrawing: BannerDrawing = {
  areas: 'M150 76h440v256H150zM176 206h84v96h-84z',
  lines: 'M150 114h440M300 142v160M320 272h244M320 242h244M320 212h244M260 262h40',
  bold: 'M150 76h440v256H150zM176 150h84v152h-84zM330 182a46 46 0 0192 0M376 182l26-24M320 286l40-26 36 14 44-44 40 22 44-36 40 12',
  accents: 'M178 224q20-12 40 0t40 0v76h-80zM166 90h12v12h-12zM470 150h94v14h-94zM470 176h62v10h-62z',
};
