import { BOLT_CIRCLE, BOLT_RADIUS, BOLTS, OUTER_RADIUS, STEEL } from './part-shape.ts';

export const FLAW_KINDS = ['scratch', 'chip', 'stain', 'missingHole'] as const;
export type FlawKind = (typeof FLAW_KINDS)[number];

/** Changes the shade of a place of the part, given from its middle with its bolts unturned. */
export type Flaw = (x: number, y: number, shade: number) => number;

function scratch(random: () => number): Flaw {
  const angle = random() * 2 * Math.PI;
  const [fromX, fromY] = [52 * Math.cos(angle), 52 * Math.sin(angle)];
  const direction = angle + 0.6 + random() * 0.9;
  const length = 38 + random() * 16;
  const bend = (random() - 0.5) * 0.02;
  return (x, y, shade) => {
    const along = (x - fromX) * Math.cos(direction) + (y - fromY) * Math.sin(direction);
    if (along < 0 || along > length) return shade;
    const away = Math.abs((y - fromY) * Math.cos(direction) - (x - fromX) * Math.sin(direction) - bend * along * along);
    return away < 1.7 ? shade * 0.45 : shade;
  };
}

function chip(random: () => number): Flaw {
  const angle = random() * 2 * Math.PI;
  const [atX, atY] = [(OUTER_RADIUS + 2) * Math.cos(angle), (OUTER_RADIUS + 2) * Math.sin(angle)];
  const size = 12 + random() * 8;
  return (x, y, shade) => {
    const away = Math.hypot(x - atX, y - atY) + 2.5 * Math.sin(6 * Math.atan2(y - atY, x - atX));
    return away < size ? 38 : shade;
  };
}

function stain(random: () => number): Flaw {
  const angle = ((Math.floor(random() * BOLTS) + 0.5) * 2 * Math.PI) / BOLTS;
  const reach = 56 + random() * 34;
  const [atX, atY] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const size = 7 + random() * 5;
  return (x, y, shade) => {
    const away = Math.hypot(x - atX, y - atY) * (1 + 0.18 * Math.sin(3 * Math.atan2(y - atY, x - atX)));
    return away < size ? shade * (0.42 + (0.3 * away) / size) : shade;
  };
}

function missingHole(random: () => number): Flaw {
  const angle = (Math.floor(random() * BOLTS) * 2 * Math.PI) / BOLTS;
  const [atX, atY] = [BOLT_CIRCLE * Math.cos(angle), BOLT_CIRCLE * Math.sin(angle)];
  return (x, y, shade) => (Math.hypot(x - atX, y - atY) < BOLT_RADIUS + 1 ? STEEL : shade);
}

const MAKERS: Record<FlawKind, (random: () => number) => Flaw> = { scratch, chip, stain, missingHole };

/** A flaw of a kind, its place and size by chance. */
export function makeFlaw(kind: FlawKind, random: () => number): Flaw {
  return MAKERS[kind](random);
}
