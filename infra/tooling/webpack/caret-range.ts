/** Whether a version is in a range `^a.b.c`, the only kind that sections are built with: a range of another kind has no versions. */
export function isInCaretRange(range: string, version: string): boolean {
  if (range === `^${version}`) return true;
  if (!/^\^[\d.]+$/.test(range) || !/^[\d.]+$/.test(version)) return false;
  const from = range.slice(1).split('.').map(Number);
  const found = version.split('.').map(Number);
  const fixed = from.findIndex((part) => part > 0);
  const differs = from.findIndex((part, at) => part !== found[at]);
  // Up to the first number that is not 0 all stay what they are
  return differs > fixed && fixed >= 0 && (found[differs] ?? 0) > (from[differs] ?? 0);
}
