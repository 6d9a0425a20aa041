export type Flaw = 'scratch' | 'chip';

export interface BeltPart {
  id: number;
  flaw?: Flaw;
}

export interface InspectionLine {
  /** Left to right: the newest part comes in on the left, the camera looks at the middle. */
  parts: readonly BeltPart[];
  good: number;
  bad: number;
}

export const PLACES = 5;
export const CAMERA = 2;

// Which of ten parts in a row carry a flaw.
const FLAWS: Record<number, Flaw> = { 2: 'scratch', 7: 'chip' };

const partOf = (id: number): BeltPart => ({ id, flaw: FLAWS[id % 10] });

export const firstLine: InspectionLine = {
  parts: [4, 3, 2, 1, 0].map(partOf),
  good: 118,
  bad: 7,
};

/** The belt moves by one place, and the part that comes under the camera is counted. */
export function moveOn({ parts, good, bad }: InspectionLine): InspectionLine {
  const next = partOf((parts[0]?.id ?? 0) + 1);
  const moved = [next, ...parts.slice(0, PLACES - 1)];
  const isBad = moved[CAMERA]?.flaw !== undefined;
  return { parts: moved, good: good + (isBad ? 0 : 1), bad: bad + (isBad ? 1 : 0) };
}
