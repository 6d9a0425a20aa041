/** A field that two people have changed from the same text. */
export interface EditConflict {
  name: string;
  mine: unknown;
  theirs: unknown;
}

interface MergeInput<Values> {
  /** What is typed. */
  mine: Values;
  /** What somebody else has stored meanwhile. */
  theirs: Values;
  /** What both began from; unknown for a draft of an earlier visit. */
  base: Values | undefined;
}

/** What of somebody else's changes fits beside what was typed, and where both changed a field in different ways. */
export function mergedEdits<Values extends object>({ mine, theirs, base }: MergeInput<Values>) {
  const names = Object.keys(mine) as (keyof Values & string)[];
  const differing = names.filter((name) => mine[name] !== theirs[name]);
  const taken = differing.filter((name) => base !== undefined && mine[name] === base[name]);
  const both = differing.filter((name) => !taken.includes(name) && (base === undefined || theirs[name] !== base[name]));
  return {
    /** Fields that only they have changed, with their values. */
    patch: Object.fromEntries(taken.map((name) => [name, theirs[name]])) as Partial<Values>,
    conflicts: both.map((name): EditConflict => ({ name, mine: mine[name], theirs: theirs[name] })),
  };
}
