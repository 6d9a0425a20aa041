import path from 'node:path';
import { checkCode } from './steps/check-code.ts';
import { HeldOutput } from './steps/held-output.ts';
import { reportSteps } from './steps/report-steps.ts';
import { runStep, type StepResult } from './steps/run-step.ts';
import { runJest, runPlaywright } from './steps/run-tests.ts';
import { pathPattern, readTestScope } from './steps/test-scope.ts';

// Of one part, tests side by side fill two cores, as each waits a third of its time; all at once would get in each other's way
const workersSideBySide = 2;

/** `npm test`, `npm test -- education` (one part), `npm test -- <file or folder>…`. Exits 1 when anything failed. */
async function runAll(results: string): Promise<StepResult[]> {
  const { paths, section, hasBrowserTests, checksCode } = readTestScope(process.argv.slice(2));
  const patterns = paths.map(pathPattern);
  const browserTests = (options: { workers?: number; output?: HeldOutput } = {}) =>
    runStep(
      'Browser tests',
      () => runPlaywright(path.join(results, 'playwright.json'), patterns, { section, ...options }),
      options.output,
    );
  const otherTests = async (options: { workers?: number } = {}) => [
    ...(checksCode ? await checkCode(paths) : []),
    await runStep('Unit, component and database tests', () =>
      runJest(path.join(results, 'jest.json'), patterns, options),
    ),
  ];
  if (patterns.length === 0) return [...(await otherTests()), await browserTests()];
  if (!hasBrowserTests) return otherTests();
  const [workers, output] = [workersSideBySide, new HeldOutput()];
  const browser = browserTests({ workers, output });
  const steps = await otherTests({ workers });
  output.release();
  return [...steps, await browser];
}

await reportSteps(runAll);
