import { makeFlaw, type FlawKind } from './flaws.ts';
import { grayImage, type GrayImage } from './gray-image.ts';
import { IMAGE_SIZE, OUTER_RADIUS, shadeAt } from './part-shape.ts';
import { randomFrom } from './random.ts';

// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { hypot, sin } = Math;

export interface PartSpec {
  seed: number;
  flaws: readonly FlawKind[];
}

/**
 * Draws a part as a camera would see it: moved and turned on the belt, with uneven light, the grain of turned steel and
 * the camera's noise. The same spec always gives the same picture.
 */
export function drawPart({ seed, flaws }: PartSpec): GrayImage {
  const random = randomFrom(seed * 7919 + 17);
  const image = grayImage(IMAGE_SIZE, IMAGE_SIZE);
  const middle = IMAGE_SIZE / 2;
  const [offsetX, offsetY] = [(random() - 0.5) * 44, (random() - 0.5) * 44];
  const turn = random() * 2 * Math.PI;
  const [turnCos, turnSin] = [Math.cos(turn), Math.sin(turn)];
  const light = 0.92 + random() * 0.16;
  const slope = (random() - 0.5) * 0.08;
  const drawn = flaws.map((kind) => makeFlaw(kind, random));

  for (let row = 0; row < IMAGE_SIZE; row += 1) {
    for (let column = 0; column < IMAGE_SIZE; column += 1) {
      const [dx, dy] = [column - middle - offsetX, row - middle - offsetY];
      const [x, y] = [dx * turnCos + dy * turnSin, dy * turnCos - dx * turnSin];
      let shade = shadeAt(x, y);
      for (const flaw of drawn) shade = flaw(x, y, shade);
      const distance = hypot(dx, dy);
      const grain = distance < OUTER_RADIUS ? 3 * sin(distance * 1.9) : 0;
      const noise = (random() + random() - 1) * 9;
      image.pixels[row * IMAGE_SIZE + column] = (shade + grain) * (light + (slope * dx) / middle) + noise;
    }
  }
  return image;
}
