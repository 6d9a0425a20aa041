import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLine } from './clear-error.ts';
import { checkCode } from './steps/check-code.ts';
import { HeldOutput } from './steps/held-output.ts';
import { addUp, runStep, type StepResult } from './steps/run-step.ts';
import { runJest, runPlaywright } from './steps/run-tests.ts';
import { formatReport } from './steps/test-report.ts';
import { pathPattern, readTestScope } from './steps/test-scope.ts';

// Each waits a third of its time, for processes and pages: side by side they fill two cores
const workers = 2;

/** `npm test`, `npm test -- education` (one part), `npm test -- <file or folder>…`. Exits 1 when anything failed. */
async function runAll(results: string): Promise<StepResult[]> {
  const { paths, section, checksCode } = readTestScope(process.argv.slice(2));
  const patterns = paths.map(pathPattern);
  const output = new HeldOutput();
  const browser = runStep(
    'Browser tests',
    () => runPlaywright(path.join(results, 'playwright.json'), patterns, { section, workers, output }),
    output,
  );
  const steps = [
    ...(checksCode ? await checkCode(paths) : []),
    await runStep('Unit, component and database tests', () =>
      runJest(path.join(results, 'jest.json'), patterns, { workers }),
    ),
  ];
  output.release();
  return [...steps, await browser];
}

const began = performance.now();
const results = mkdtempSync(path.join(tmpdir(), 'portal-results-'));
try {
  const steps = await runAll(results);
  process.stdout.write(formatReport(steps, (performance.now() - began) / 1000));
  process.exitCode = addUp(steps).failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`\n${firstLine(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
