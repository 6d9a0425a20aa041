import { describe, expect, test } from '@jest/globals';
import { drawPart } from '../parts/draw-part.ts';
import { FLAW_KINDS } from '../parts/flaws.ts';
import { SAMPLE_PARTS } from '../parts/sample-parts.ts';
import { inspect } from './inspect.ts';
import { makeReference } from './reference.ts';

const reference = makeReference();
const THRESHOLD = 28;
const kindsIn = (seed: number, flaws: readonly (typeof FLAW_KINDS)[number][], threshold = THRESHOLD) =>
  [...new Set(inspect(drawPart({ seed, flaws }), reference, threshold).findings.map(({ kind }) => kind))].sort();

describe('the inspection', () => {
  test('finds nothing on ten good parts, however they lie and are lit', () => {
    const wrong = Array.from({ length: 10 }, (_, seed) => seed).filter((seed) => kindsIn(seed, []).length > 0);
    expect(wrong).toEqual([]);
  });

  test.each(FLAW_KINDS)('finds and names a flaw of the kind %s wherever it is', (kind) => {
    const found = Array.from({ length: 5 }, (_, index) => kindsIn(100 + index, [kind])).filter((kinds) =>
      kinds.includes(kind),
    );
    expect(found.length).toBe(5);
  });

  test('tells every sample part on the tray as it is', () => {
    expect(SAMPLE_PARTS.map(({ seed, flaws }) => kindsIn(seed, flaws))).toEqual(
      SAMPLE_PARTS.map(({ flaws }) => [...flaws].sort()),
    );
  });

  test('overlooks what differs less than the threshold', () => {
    expect(kindsIn(11, ['scratch'], 200)).toEqual([]);
  });

  test('marks a flaw where it was drawn', () => {
    const [good, flawed] = [drawPart({ seed: 15, flaws: [] }), drawPart({ seed: 15, flaws: ['missingHole'] })];
    const changed = [...flawed.pixels.keys()].filter(
      (index) => Math.abs(flawed.pixels[index]! - good.pixels[index]!) > 60,
    );
    const middle = changed.reduce(
      (sum, index) => ({
        x: sum.x + (index % 320) / changed.length,
        y: sum.y + Math.floor(index / 320) / changed.length,
      }),
      { x: 0, y: 0 },
    );
    const [finding] = inspect(flawed, reference, THRESHOLD).findings;
    expect(
      Math.hypot(finding!.left + finding!.width / 2 - middle.x, finding!.top + finding!.height / 2 - middle.y),
    ).toBeLessThan(4);
  });
});
