import type { ReleaseOverview } from '@portal/contract';

/** Runs one step and tells when it is done and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>, detail?: (result: T) => string): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  printStep(name, performance.now() - startedAt, detail?.(result));
  return result;
}

/** A step that is done and how long it took. */
export function printStep(name: string, ms: number, detail?: string): void {
  const seconds = (ms / 1_000).toFixed(1);
  const more = detail === undefined ? '' : `  ${detail}`;
  process.stdout.write(`  ${name.padEnd(14)} ${seconds.padStart(5)} s${more}\n`);
}

/** The versions that a section's pointers name, in one line. */
export function summaryOf({ section, live, canary }: ReleaseOverview): string {
  return `${section}: ${live ? `${live} is live` : 'nothing is live'}${canary ? `, ${canary.version} for ${canary.percent} % of the visitors` : ''}`;
}

/** A section's versions and what was done with them. */
export function printOverview(overview: ReleaseOverview): void {
  const marks = { live: '*', canary: '~', published: ' ' };
  const versions = overview.versions.flatMap(({ version, builtAt, state, refused }) => [
    `${marks[state]} ${version}  built ${builtAt}  ${refused ? `refused ${refused.at}` : state}`,
    ...(refused?.findings ?? []).map(({ cause, mend }) => `    ${cause}\n      → ${mend}`),
  ]);
  const history = overview.history.map(
    ({ at, action, version, by, reason }) =>
      `  ${at || '-'.padEnd(24)}  ${action.padEnd(9)} ${version}  ${by}${reason ? `  (${reason})` : ''}`,
  );
  process.stdout.write(`${[summaryOf(overview), ...versions, 'history, newest first', ...history].join('\n')}\n`);
}
