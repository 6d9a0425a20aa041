import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A value, its critical limit, and the moment when it passed it. */
export const haccpDrawing: BannerDrawing = {
  areas: 'M140 88h450v70H140z',
  lines: 'M140 216h450M140 274h450M230 88v252M320 88v252M410 88v252M500 88v252',
  bold: 'M140 88v252h450M140 158h450M140 278l40-14 36 10 40-26 38 8 42-28 34-4 26-40 24-50 22-16 30 36 26 62 34 26 32-8 26 10',
  accents: 'M440 128a10 10 0 1020 0 10 10 0 10-20 0M560 76h30v30h-30z',
};
