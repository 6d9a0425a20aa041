import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** A camera over a conveyor; one part has a fault. */
export const webEqDrawing: BannerDrawing = {
  areas: 'M90 290h520v34H90zM350 146l-70 128h140z',
  lines: 'M90 290h520M90 324h520M120 307h460M350 146l-70 128M350 146l70 128',
  bold: 'M306 76h88v52h-88zM326 128h48v18h-48zM318 90h20M142 246a26 26 0 1052 0 26 26 0 10-52 0M324 246a26 26 0 1052 0 26 26 0 10-52 0M506 246a26 26 0 1052 0 26 26 0 10-52 0M300 204v-14h14M386 190h14v14M400 288v14M300 288v14M130 307a9 9 0 1018 0 9 9 0 10-18 0M341 307a9 9 0 1018 0 9 9 0 10-18 0M552 307a9 9 0 1018 0 9 9 0 10-18 0',
  accents: 'M342 230l16 8-8 10 14 12-22-8 6-10z',
};
