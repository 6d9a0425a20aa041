import type { GrayImage } from '../parts/gray-image.ts';

/** Neighbouring pixels that all differ. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
  /** Mean difference, in shades. */
  strength: number;
  x: number;
  y: number;
  /** Length by width, from the spread of its pixels: 1 is round. */
  elongation: number;
}

interface Sums {
  area: number;
  strength: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function elongationOf({ area, x, y, xx, yy, xy }: Sums): number {
  const [meanX, meanY] = [x / area, y / area];
  const [varX, varY, cov] = [xx / area - meanX * meanX, yy / area - meanY * meanY, xy / area - meanX * meanY];
  const half = Math.sqrt(((varX - varY) / 2) ** 2 + cov ** 2);
  const mean = (varX + varY) / 2;
  return Math.sqrt((mean + half + 0.1) / Math.max(0.1, mean - half + 0.1));
}

/** All regions above a threshold that are large enough to be more than noise, the largest first. */
export function regionsAbove({ width, height, pixels }: GrayImage, threshold: number, minimumArea: number): Region[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const regions: Region[] = [];
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || pixels[start]! <= threshold) continue;
    const sums: Sums = {
      area: 0,
      strength: 0,
      x: 0,
      y: 0,
      xx: 0,
      yy: 0,
      xy: 0,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
    };
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const index = stack.pop()!;
      const [x, y] = [index % width, Math.floor(index / width)];
      sums.area += 1;
      sums.strength += pixels[index]!;
      sums.x += x;
      sums.y += y;
      sums.xx += x * x;
      sums.yy += y * y;
      sums.xy += x * y;
      sums.left = Math.min(sums.left, x);
      sums.right = Math.max(sums.right, x);
      sums.top = Math.min(sums.top, y);
      sums.bottom = Math.max(sums.bottom, y);
      // The outermost pixels are never set, so that neighbours are always there.
      for (const next of [
        index - 1,
        index + 1,
        index - width,
        index + width,
        index - width - 1,
        index - width + 1,
        index + width - 1,
        index + width + 1,
      ]) {
        if (seen[next] || !(pixels[next]! > threshold)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    if (sums.area < minimumArea) continue;
    const { area, strength, left, top, right, bottom } = sums;
    regions.push({
      left,
      top,
      right,
      bottom,
      area,
      strength: strength / area,
      x: sums.x / area,
      y: sums.y / area,
      elongation: elongationOf(sums),
    });
  }
  return regions.sort((a, b) => b.area - a.area);
}
