import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A value, its critical limit, and the moment when it passed it. */
export const haccpDrawing: BannerDrawing = {
  areas: 'M140 72h450v70H140z',
  lines: 'M140 200h450M140 258h450M230 72v252M320 72v252M410 72v252M500 72v252',
  bold: 'M140 72v252h450M140 142h450M140 262l40-14 36 10 40-26 38 8 42-28 34-4 26-40 24-50 22-16 30 36 26 62 34 26 32-8 26 10',
  accents: 'M440 112a10 10 0 1020 0 10 10 0 10-20 0M560 60h30v30h-30z',
};
