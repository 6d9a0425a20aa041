import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A screen with a tank, a gauge and a trend. */
export const smwpDrawing: BannerDrawing = {
  areas: 'M150 66h440v256H150zM176 196h84v96h-84z',
  lines: 'M150 104h440M300 132v160M320 262h244M320 232h244M320 202h244M260 252h40',
  bold: 'M150 66h440v256H150zM176 140h84v152h-84zM330 172a46 46 0 0192 0M376 172l26-24M320 276l40-26 36 14 44-44 40 22 44-36 40 12',
  accents: 'M178 214q20-12 40 0t40 0v76h-80zM166 80h12v12h-12zM470 140h94v14h-94zM470 166h62v10h-62z',
};
