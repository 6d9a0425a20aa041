/** Why the portal itself took a version back or left it, for readers of any language; `reason` says the same in English. */
export interface Cause {
  /** Who saw the failures: the portal while it rendered, or browsers. */
  witness: 'portal' | 'browser';
  /** Share of the version's visits that failed, 0 to 1. */
  rate: number;
  visits: number;
  /** What it was compared with, and how that one's visits went; no visits when none is known. */
  predecessor: string;
  rateBefore: number;
  visitsBefore: number;
  /** Why it was left after a second look: so many of the renders came, or so many failed with the predecessor too. */
  stays?: { because: 'renders-again' | 'predecessor-fails'; count: number; renders: number };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads what a history holds; undefined for what is none, for the sentence beside it is enough. */
export function readCause(value: unknown): Cause | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { witness, rate, visits, predecessor, rateBefore, visitsBefore } = value as Record<string, unknown>;
  if ((witness !== 'portal' && witness !== 'browser') || typeof predecessor !== 'string') return undefined;
  if (!isNumber(rate) || !isNumber(visits) || !isNumber(rateBefore) || !isNumber(visitsBefore)) return undefined;
  return { witness, rate, visits, predecessor, rateBefore, visitsBefore };
}
