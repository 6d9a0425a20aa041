import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A camera over a conveyor; one part has a fault. */
export const webEqDrawing: BannerDrawing = {
  areas: 'M90 276h520v34H90zM350 132l-70 128h140z',
  lines: 'M90 276h520M90 310h520M120 293h460M350 132l-70 128M350 132l70 128',
  bold: 'M306 62h88v52h-88zM326 114h48v18h-48zM318 76h20M142 232a26 26 0 1052 0 26 26 0 10-52 0M324 232a26 26 0 1052 0 26 26 0 10-52 0M506 232a26 26 0 1052 0 26 26 0 10-52 0M300 190v-14h14M386 176h14v14M400 274v14M300 274v14M130 293a9 9 0 1018 0 9 9 0 10-18 0M341 293a9 9 0 1018 0 9 9 0 10-18 0M552 293a9 9 0 1018 0 9 9 0 10-18 0',
  accents: 'M342 216l16 8-8 10 14 12-22-8 6-10z',
};
