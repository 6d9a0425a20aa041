import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addUp, type StepResult, type Tally } from './run-step.ts';

const slowestCount = 15;

const duration = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** The tally of this command and, where TEST_TALLY names a file, of those before it, which leave theirs there. */
function closingTally(steps: StepResult[]): Tally {
  const file = process.env.TEST_TALLY;
  const earlier = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sum = addUp(earlier ? [JSON.parse(earlier) as Tally, ...steps] : steps);
  if (file) writeFileSync(file, JSON.stringify(sum));
  return sum;
}

/** Time and counts by step (some run side by side), the slowest test files, and the closing line `N passed, N failed`. */
export function formatReport(steps: StepResult[], totalSeconds: number): string {
  const rows = steps.map(
    ({ title, seconds, passed, failed }) =>
      `  ${title.padEnd(28)} ${duration(seconds).padStart(12)}   ${passed} passed, ${failed} failed`,
  );
  const files = steps
    .flatMap((step) => step.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount);
  const { passed, failed } = closingTally(steps);
  return [
    '\nTime by step',
    ...rows,
    `  ${'all'.padEnd(28)} ${duration(totalSeconds).padStart(12)}`,
    ...(files.length > 0
      ? ['\nSlowest test files', ...files.map(({ file, seconds }) => `  ${duration(seconds).padStart(12)}   ${file}`)]
      : []),
    `\n${passed} passed, ${failed} failed\n`,
  ].join('\n');
}
