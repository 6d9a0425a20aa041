import { BOLT_CIRCLE, BOLT_RADIUS, BOLTS, OUTER_RADIUS, STEEL } from './part-shape.ts';

// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { PI, abs, atan2, cos, floor, hypot, sin } = Math;

export const FLAW_KINDS = ['scratch', 'chip', 'stain', 'missingHole'] as const;
export type FlawKind = (typeof FLAW_KINDS)[number];

/** Changes the shade of a place of the part, given from its middle with its bolts unturned. */
export type Flaw = (x: number, y: number, shade: number) => number;

function scratch(random: () => number): Flaw {
  const angle = random() * 2 * PI;
  const [fromX, fromY] = [52 * cos(angle), 52 * sin(angle)];
  const direction = angle + 0.6 + random() * 0.9;
  const length = 38 + random() * 16;
  const bend = (random() - 0.5) * 0.02;
  return (x, y, shade) => {
    const along = (x - fromX) * cos(direction) + (y - fromY) * sin(direction);
    if (along < 0 || along > length) return shade;
    const away = abs((y - fromY) * cos(direction) - (x - fromX) * sin(direction) - bend * along * along);
    return away < 1.7 ? shade * 0.45 : shade;
  };
}

function chip(random: () => number): Flaw {
  const angle = random() * 2 * PI;
  const [atX, atY] = [(OUTER_RADIUS + 2) * cos(angle), (OUTER_RADIUS + 2) * sin(angle)];
  const size = 12 + random() * 8;
  return (x, y, shade) => {
    const away = hypot(x - atX, y - atY) + 2.5 * sin(6 * atan2(y - atY, x - atX));
    return away < size ? 38 : shade;
  };
}

function stain(random: () => number): Flaw {
  const angle = ((floor(random() * BOLTS) + 0.5) * 2 * PI) / BOLTS;
  const reach = 56 + random() * 34;
  const [atX, atY] = [reach * cos(angle), reach * sin(angle)];
  const size = 7 + random() * 5;
  return (x, y, shade) => {
    const away = hypot(x - atX, y - atY) * (1 + 0.18 * sin(3 * atan2(y - atY, x - atX)));
    return away < size ? shade * (0.42 + (0.3 * away) / size) : shade;
  };
}

function missingHole(random: () => number): Flaw {
  const angle = (floor(random() * BOLTS) * 2 * PI) / BOLTS;
  const [atX, atY] = [BOLT_CIRCLE * cos(angle), BOLT_CIRCLE * sin(angle)];
  return (x, y, shade) => (hypot(x - atX, y - atY) < BOLT_RADIUS + 1 ? STEEL : shade);
}

const MAKERS: Record<FlawKind, (random: () => number) => Flaw> = { scratch, chip, stain, missingHole };

/** A flaw of a kind, its place and size by chance. */
export function makeFlaw(kind: FlawKind, random: () => number): Flaw {
  return MAKERS[kind](random);
}
