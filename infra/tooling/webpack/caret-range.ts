/**
 * Whether a version is in a range `^a.b.c`, or in one of several (`^1.2.0 || ^2.0.0`): the only kinds that sections are built
 * with. A range of another kind has no versions.
 */
export function isInCaretRange(ranges: string, version: string): boolean {
  return ranges.split(' || ').some((range) => {
    if (range === `^${version}`) return true;
    if (!/^\^[\d.]+$/.test(range) || !/^[\d.]+$/.test(version)) return false;
    const from = range.slice(1).split('.').map(Number);
    const found = version.split('.').map(Number);
    const fixed = from.findIndex((part) => part > 0);
    const differs = from.findIndex((part, at) => part !== found[at]);
    // Up to the first number that is not 0 all stay what they are
    return differs > fixed && fixed >= 0 && (found[differs] ?? 0) > (from[differs] ?? 0);
  });
}
