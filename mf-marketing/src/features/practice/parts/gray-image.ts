/** A camera picture in shades of grey: one byte a pixel, row by row. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export function grayImage(width: number, height: number): GrayImage {
  return { width, height, pixels: new Uint8ClampedArray(width * height) };
}
