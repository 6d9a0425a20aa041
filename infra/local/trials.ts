import path from 'node:path';
import { changedFiles } from './steps/changed-files.ts';
import { oldestFirst, readGreenRuns, recordGreenRun } from './steps/green-runs.ts';
import { reportSteps } from './steps/report-steps.ts';
import { addUp, runStep, type StepResult } from './steps/run-step.ts';
import { runJest, runPlaywright } from './steps/run-tests.ts';
import { pathPattern } from './steps/test-scope.ts';
import { endsWithin, isAffected, readTrials, trialsNamed, type Trial } from './steps/trials.ts';
import { buildForTests } from './testing/build-for-tests.ts';

/**
 * What the trials of changed inputs may take together. Tests take up to 17 minutes, a slow machine takes half as long again
 * for a trial, and all of CI is to end within 90 minutes.
 */
const budgetMinutes = 35;

/** The trials whose inputs changed, those first that passed longest ago; says of each other one that it is left out. */
function changedTrials(trials: Trial[]): Trial[] {
  const changed = changedFiles();
  const runs = readGreenRuns();
  if (!changed) return oldestFirst(trials, runs);
  const affected = trials.filter((trial) => isAffected(trial, changed.files));
  const skipped = trials.filter((trial) => !affected.includes(trial));
  process.stdout.write(`\n${changed.files.length} files changed since ${changed.base}\n`);
  for (const { name } of skipped) process.stdout.write(`  trial ${name}: skipped, none of its inputs changed\n`);
  for (const { name } of affected)
    process.stdout.write(`  trial ${name}: changed, last green at ${runs[name]?.commit ?? 'no known commit'}\n`);
  return oldestFirst(affected, runs);
}

async function runTrial(
  { name, jest = [], browser = [], config = 'infra/trials/playwright.config.ts' }: Trial,
  results: string,
): Promise<StepResult[]> {
  const steps: StepResult[] = [];
  if (jest.length > 0) {
    const options = { config: 'infra/trials/jest.config.js', workers: 1 };
    steps.push(
      await runStep(`Trial ${name}`, () =>
        runJest(path.join(results, `${name}.jest.json`), jest.map(pathPattern), options),
      ),
    );
  }
  if (browser.length > 0) {
    steps.push(
      await runStep(`Trial ${name}, browser`, () =>
        runPlaywright(path.join(results, `${name}.browser.json`), browser.map(pathPattern), { config }),
      ),
    );
  }
  if (addUp(steps).failed === 0) recordGreenRun(name);
  return steps;
}

/** Runs trials in their order, those that end within the time; says of each other one that it was not run. */
async function runEach(trials: Trial[], results: string, minutes: number): Promise<StepResult[]> {
  const began = performance.now();
  const steps: StepResult[] = [];
  const left: Trial[] = [];
  for (const trial of trials) {
    if (endsWithin(trial, minutes, (performance.now() - began) / 60_000))
      steps.push(...(await runTrial(trial, results)));
    else left.push(trial);
  }
  for (const { name, minutes: needed } of left)
    process.stdout.write(
      `\n  trial ${name}: NOT RUN, its ${needed} min are more than what is left of ${minutes} min\n`,
    );
  return steps;
}

/** `npm run test:trials [name…]`, or `-- --changed` for those whose inputs changed since the merge base. */
async function runTrials(results: string): Promise<StepResult[]> {
  const args = process.argv.slice(2);
  const named = trialsNamed(
    readTrials(),
    args.filter((arg) => !arg.startsWith('--')),
  );
  await buildForTests();
  if (!args.includes('--changed')) return runEach(named, results, Infinity);
  return runEach(changedTrials(named), results, budgetMinutes);
}

await reportSteps(runTrials);
