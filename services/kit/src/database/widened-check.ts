/** Lists of texts as Postgres prints them, and comparisons with a number. */
const lists = /= ANY \(+ARRAY\[([^\]]*)\]/g;
const limits = /(<=?|>=?) \(?(-?\d+(?:\.\d+)?)(?![\d.])/g;
/** Where a part that became wider could make the whole narrower. */
const reversing = /\bNOT\b|\bCASE\b|\) IS |\) (?:=|<>) \(|<> ALL|\bDISTINCT FROM\b/;

/** The text without its lists and limits, and these in order. */
function partsOf(definition: string) {
  return {
    frame: definition.replaceAll(lists, '= ANY (ARRAY[]').replaceAll(limits, '$1 0'),
    lists: [...definition.matchAll(lists)].map(([, items = '']) => new Set(items.split(', '))),
    limits: [...definition.matchAll(limits)].map(([, sign = '', number = '']) => ({ sign, number: Number(number) })),
  };
}

/**
 * Whether a check constraint allows everything that its predecessor did: the same text, with lists that gained values and
 * limits that moved outwards. Takes the definitions of `pg_get_constraintdef`. False when in doubt.
 */
export function isWidenedCheck(before: string, after: string): boolean {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (old.frame !== now.frame || reversing.test(old.frame.replaceAll('IS NOT NULL', ''))) return false;
  const keepsValues = old.lists.every((items, index) => [...items].every((item) => now.lists[index]?.has(item)));
  const movesOutwards = old.limits.every(({ sign, number }, index) => {
    const limit = now.limits[index]?.number ?? Number.NaN;
    return sign.startsWith('<') ? limit >= number : limit <= number;
  });
  return keepsValues && movesOutwards;
}
