import { grayImage, type GrayImage } from '../parts/gray-image.ts';
import { RIM_RADIUS, STEEL } from '../parts/part-shape.ts';
import { shadeNear, type Pose } from './pose.ts';
import { REACH, REFERENCE_SIZE, type Reference } from './reference.ts';

// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { max, round } = Math;

/** How much brighter or darker than the reference the part is lit: the median of a ring without holes. */
function lightOf(image: GrayImage, { x, y }: Pose): number {
  const ring = Array.from({ length: 90 }, (_, index) => {
    const angle = (index * Math.PI) / 45;
    return shadeNear(image, x + (RIM_RADIUS - 10) * Math.cos(angle), y + (RIM_RADIUS - 10) * Math.sin(angle));
  });
  return (ring.toSorted((a, b) => a - b)[45] ?? STEEL) / STEEL;
}

/** The mean of a pixel and its eight neighbours: the camera's noise goes, a flaw stays. */
function smoothed({ width, pixels }: GrayImage, index: number): number {
  const [above, below] = [index - width, index + width];
  const sum =
    pixels[above - 1]! +
    pixels[above]! +
    pixels[above + 1]! +
    pixels[index - 1]! +
    pixels[index]! +
    pixels[index + 1]! +
    pixels[below - 1]! +
    pixels[below]! +
    pixels[below + 1]!;
  return sum / 9;
}

/** How far every pixel of the part lies outside what a flawless part may show there. */
export function differenceOf(image: GrayImage, pose: Pose, { darkest, brightest }: Reference): GrayImage {
  const difference = grayImage(image.width, image.height);
  const light = lightOf(image, pose);
  const [cos, sin] = [Math.cos(pose.turn), Math.sin(pose.turn)];
  const [firstRow, lastRow] = [
    max(1, Math.ceil(pose.y - REACH)),
    Math.min(image.height - 2, Math.floor(pose.y + REACH)),
  ];
  const [firstColumn, lastColumn] = [
    max(1, Math.ceil(pose.x - REACH)),
    Math.min(image.width - 2, Math.floor(pose.x + REACH)),
  ];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [dx, dy] = [column - pose.x, row - pose.y];
      if (dx * dx + dy * dy > REACH * REACH) continue;
      const place = round(dy * cos - dx * sin + REACH) * REFERENCE_SIZE + round(dx * cos + dy * sin + REACH);
      const index = row * image.width + column;
      const shade = smoothed(image, index) / light;
      difference.pixels[index] = max(0, shade - brightest[place]!, darkest[place]! - shade);
    }
  }
  return difference;
}
