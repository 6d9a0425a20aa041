/**
 * Whether a version (`1.2.3`) lies in a range as the build writes them: `^1.2.3`, `~1.2.3` or `1.2.3`.
 * False for a version or a range that cannot be read.
 */
export function isInRange(version: string, range: string): boolean {
  const found = /^([\^~]?)(\d+\.\d+\.\d+)$/.exec(range.trim());
  const given = numbers(version);
  const least = numbers(found?.[2] ?? '');
  if (!found || !given || !least) return false;
  if (found[1] === '') return compare(given, least) === 0;
  return compare(given, least) >= 0 && compare(given, upperEnd(least, found[1] === '~')) < 0;
}

type Version = [number, number, number];

/** The first version that is too new (semver: `^0.2.3` ends at 0.3.0, `^0.0.3` at 0.0.4). */
function upperEnd([major, minor, patch]: Version, isNarrow: boolean): Version {
  if (isNarrow) return [major, minor + 1, 0];
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

function numbers(version: string): Version | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
