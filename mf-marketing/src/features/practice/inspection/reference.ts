import { OUTER_RADIUS, shadeAt } from '../parts/part-shape.ts';

/** Half the edge of the reference, in pixels: the part and a little of the belt. */
export const REACH = OUTER_RADIUS + 6;
export const REFERENCE_SIZE = 2 * REACH + 1;
// Edges may lie this far from where they should before they count as different.
const TOLERANCE = 2;

export interface Reference {
  /** The darkest and the brightest shade that a flawless part may show at a place. */
  darkest: Uint8ClampedArray;
  brightest: Uint8ClampedArray;
}

/** What a flawless part looks like, with the play that its edges have. Made once; every picture is compared with it. */
export function makeReference(): Reference {
  const darkest = new Uint8ClampedArray(REFERENCE_SIZE * REFERENCE_SIZE);
  const brightest = new Uint8ClampedArray(REFERENCE_SIZE * REFERENCE_SIZE);
  const padded = REFERENCE_SIZE + 2 * TOLERANCE;
  const shades = new Float32Array(padded * padded);
  for (let row = 0; row < padded; row += 1) {
    for (let column = 0; column < padded; column += 1)
      shades[row * padded + column] = shadeAt(column - REACH - TOLERANCE, row - REACH - TOLERANCE);
  }
  for (let row = 0; row < REFERENCE_SIZE; row += 1) {
    for (let column = 0; column < REFERENCE_SIZE; column += 1) {
      let [low, high] = [255, 0];
      for (let y = 0; y <= 2 * TOLERANCE; y += 1) {
        for (let x = 0; x <= 2 * TOLERANCE; x += 1) {
          const shade = shades[(row + y) * padded + column + x] ?? 0;
          if (shade < low) low = shade;
          if (shade > high) high = shade;
        }
      }
      darkest[row * REFERENCE_SIZE + column] = low;
      brightest[row * REFERENCE_SIZE + column] = high;
    }
  }
  return { darkest, brightest };
}
