import path from 'node:path';
import { firstLine } from './clear-error.ts';
import { checkCode } from './steps/check-code.ts';
import { HeldOutput } from './steps/held-output.ts';
import { reportSteps } from './steps/report-steps.ts';
import { asOneCase, runStep, type StepResult } from './steps/run-step.ts';
import { runJest, runPlaywright } from './steps/run-tests.ts';
import { pathPattern, readTestScope } from './steps/test-scope.ts';
import { buildForTests } from './testing/build-for-tests.ts';

// Tests wait a third of their time. Of one part, all side by side fill two cores; of the whole, what checks the code and builds
// the pages fills the time that the other tests wait
const workersSideBySide = 2;

const buildPages = (output: HeldOutput) =>
  runStep(
    'Pages',
    () =>
      asOneCase(() =>
        buildForTests(undefined, (line) => output.write(`${line}\n`)).then(
          () => 0,
          (error: unknown) => {
            output.write(`${firstLine(error)}\n`);
            return 1;
          },
        ),
      ),
    output,
  );

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
  const unitTests = (options: { workers?: number } = {}) =>
    runStep('Unit, component and database tests', () => runJest(path.join(results, 'jest.json'), patterns, options));
  const otherTests = async (options: { workers?: number } = {}) => [
    ...(checksCode ? await checkCode(paths) : []),
    await unitTests(options),
  ];
  if (patterns.length === 0) {
    const output = new HeldOutput();
    const [checks, tests] = await Promise.all([
      checkCode([], output).then(async (steps) => [...steps, await buildPages(output)]),
      unitTests(),
    ]);
    output.release();
    return [...checks, tests, await browserTests()];
  }
  if (!hasBrowserTests) return otherTests();
  const [workers, output] = [workersSideBySide, new HeldOutput()];
  const browser = browserTests({ workers, output });
  const steps = await otherTests({ workers });
  output.release();
  return [...steps, await browser];
}

await reportSteps(runAll);
