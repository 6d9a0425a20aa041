// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { PI, abs, atan2, cos, hypot, max, min, round, sin } = Math;

/** Edge of a picture, in pixels. */
export const IMAGE_SIZE = 320;

/** The sample part: a flange with a bore and six bolt holes, in pixels from its middle. */
export const OUTER_RADIUS = 124;
export const RIM_RADIUS = 108;
const BORE_RADIUS = 34;
export const BOLT_CIRCLE = 74;
export const BOLT_RADIUS = 11;
export const BOLTS = 6;

const BELT = 38;
export const STEEL = 176;
const RIM = 148;

/** How much of a pixel lies inside an edge: 1 well inside, 0 outside, in between on the edge itself. */
const inside = (distance: number, radius: number) => min(1, max(0, radius - distance + 0.5));

/** The shade of a flawless part at a place, seen from its middle with its bolts unturned. */
export function shadeAt(x: number, y: number): number {
  const distance = hypot(x, y);
  if (distance > OUTER_RADIUS + 1) return BELT;
  let shade = RIM + (STEEL - RIM) * inside(distance, RIM_RADIUS);
  shade = BELT + (shade - BELT) * inside(distance, OUTER_RADIUS);
  let hole = inside(distance, BORE_RADIUS);
  if (abs(distance - BOLT_CIRCLE) < BOLT_RADIUS + 2) {
    const step = (2 * PI) / BOLTS;
    const nearest = round(atan2(y, x) / step) * step;
    const away = hypot(x - BOLT_CIRCLE * cos(nearest), y - BOLT_CIRCLE * sin(nearest));
    hole = max(hole, inside(away, BOLT_RADIUS));
  }
  return shade + (BELT - shade) * hole;
}
