import type { PartSpec } from './draw-part.ts';
import { FLAW_KINDS, type FlawKind } from './flaws.ts';
import { randomFrom } from './random.ts';

/** The parts on the tray. Their names do not tell what is wrong with them. */
export const SAMPLE_PARTS: readonly PartSpec[] = [
  { seed: 11, flaws: ['scratch'] },
  { seed: 12, flaws: [] },
  { seed: 13, flaws: ['chip'] },
  { seed: 14, flaws: ['stain'] },
  { seed: 15, flaws: ['missingHole'] },
  { seed: 16, flaws: [] },
  { seed: 17, flaws: ['scratch', 'stain'] },
  { seed: 18, flaws: ['chip', 'missingHole'] },
];

/** A part that nobody has seen yet: about a third of them are good. */
export function unseenPart(seed: number): PartSpec {
  const random = randomFrom(seed);
  const count = Math.floor(random() * 3);
  const flaws = Array.from(
    { length: count },
    (): FlawKind => FLAW_KINDS[Math.floor(random() * FLAW_KINDS.length)] ?? 'scratch',
  );
  return { seed, flaws: [...new Set(flaws)] };
}
