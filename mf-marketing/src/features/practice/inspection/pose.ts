import type { GrayImage } from '../parts/gray-image.ts';
import { BOLT_CIRCLE, BOLTS, OUTER_RADIUS } from '../parts/part-shape.ts';

// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { round } = Math;

/** Where a part lies in a picture, how it is turned, and how bright it is lit. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
}

const FOREGROUND = 90;
const RAYS = 96;

/** The middle of all bright pixels: near enough to start from. */
function brightMiddle({ width, height, pixels }: GrayImage): { x: number; y: number } {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      if ((pixels[row * width + column] ?? 0) < FOREGROUND) continue;
      sumX += column;
      sumY += row;
      count += 1;
    }
  }
  return count === 0 ? { x: width / 2, y: height / 2 } : { x: sumX / count, y: sumY / count };
}

/** The shade nearest to a place; outside the picture it is dark. */
export function shadeNear({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const [column, row] = [round(x), round(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  return pixels[row * width + column] ?? 0;
}

/** How far the part's edge lies from the middle along a ray, coming from outside. */
function edgeAlong(image: GrayImage, x: number, y: number, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let reach = OUTER_RADIUS + 24;
  while (reach > 0 && shadeNear(image, x + reach * cos, y + reach * sin) < FOREGROUND) reach -= 0.5;
  return reach;
}

/** Opposite edges give the middle between them; chips spoil some pairs, so the median of all decides. */
function refine(image: GrayImage, start: { x: number; y: number }): { x: number; y: number } {
  const edges = Array.from({ length: RAYS }, (_, index) =>
    edgeAlong(image, start.x, start.y, (2 * Math.PI * index) / RAYS),
  );
  const radius = edges.toSorted((a, b) => a - b)[RAYS / 2] ?? OUTER_RADIUS;
  let [sumX, sumY, weight] = [0, 0, 0];
  edges.forEach((edge, index) => {
    const opposite = edges[(index + RAYS / 2) % RAYS] ?? edge;
    // A pair that is far from a diameter crosses a chip.
    if (Math.abs(edge + opposite - 2 * radius) > 3) return;
    const angle = (2 * Math.PI * index) / RAYS;
    sumX += ((edge - opposite) / 2) * Math.cos(angle);
    sumY += ((edge - opposite) / 2) * Math.sin(angle);
    weight += 1;
  });
  // The mean of shift·cos² over all directions is half the shift.
  return weight === 0 ? start : { x: start.x + (2 * sumX) / weight, y: start.y + (2 * sumY) / weight };
}

/** The phase of the bolt circle: six holes repeat six times around, whatever one of them lacks. */
function turnOf(image: GrayImage, x: number, y: number): number {
  let [real, imaginary] = [0, 0];
  for (let degree = 0; degree < 360; degree += 1) {
    const angle = (degree * Math.PI) / 180;
    const dark = 255 - shadeNear(image, x + BOLT_CIRCLE * Math.cos(angle), y + BOLT_CIRCLE * Math.sin(angle));
    real += dark * Math.cos(BOLTS * angle);
    imaginary += dark * Math.sin(BOLTS * angle);
  }
  return Math.atan2(imaginary, real) / BOLTS;
}

/** Finds the part in a picture. */
export function findPose(image: GrayImage): Pose {
  const middle = refine(image, refine(image, brightMiddle(image)));
  return { ...middle, turn: turnOf(image, middle.x, middle.y) };
}
