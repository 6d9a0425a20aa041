/** Visits of a version and those among them that failed. */
export interface Rate {
  visits: number;
  failed: number;
}

/** Fewer failed visits are never a reason, whatever their share. */
const fewestFailures = 3;
/** A difference that chance brings about less often than this is taken for the version's own. */
const chance = 0.005;
/** Of all visits: a smaller difference is left to people. */
const smallestDifference = 0.05;
/** Of a predecessor with fewer visits the rest is taken to have gone as its known ones did, without any: well. */
const leastKnown = 20;

/** Whether a version fails beyond what its predecessor did, and beyond chance. */
export function isWorse(version: Rate, predecessor: Rate): boolean {
  const now = rounded(version);
  if (now.failed < fewestFailures) return false;
  const before = filledUp(predecessor);
  if (now.failed / now.visits - before.failed / before.visits < smallestDifference) return false;
  return fisher(now, before) < chance;
}

function rounded({ visits, failed }: Rate): Rate {
  const whole = Math.max(1, Math.round(visits));
  return { visits: whole, failed: Math.min(whole, Math.round(failed)) };
}

function filledUp(rate: Rate): Rate {
  const { visits, failed } = rate.visits > 0 ? rounded(rate) : { visits: 0, failed: 0 };
  if (visits >= leastKnown) return { visits, failed };
  return { visits: leastKnown, failed: visits === 0 ? 0 : Math.round((failed / visits) * leastKnown) };
}

/** Fisher's exact test, one-sided: how likely the version's failures or more are, were both equally good. */
function fisher(now: Rate, before: Rate): number {
  const visits = now.visits + before.visits;
  const failed = now.failed + before.failed;
  const all = logChoose(visits, failed);
  let likelihood = 0;
  for (let count = now.failed; count <= Math.min(now.visits, failed); count += 1) {
    if (failed - count > before.visits) continue;
    likelihood += Math.exp(logChoose(now.visits, count) + logChoose(before.visits, failed - count) - all);
  }
  return likelihood;
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push(logFactorials[next - 1]! + Math.log(next));
  return logFactorials[n]!;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}
