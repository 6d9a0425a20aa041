import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLine } from './clear-error.ts';
import { checkCode } from './steps/check-code.ts';
import { addUp, runStep, type StepResult } from './steps/run-step.ts';
import { runJest, runPlaywright } from './steps/run-tests.ts';
import { formatReport } from './steps/test-report.ts';
import { pathPattern, readTestScope } from './steps/test-scope.ts';

/** `npm test`, `npm test -- education` (one part), `npm test -- <file or folder>…`. Exits 1 when anything failed. */
async function runAll(results: string): Promise<StepResult[]> {
  const { paths, section, checksCode } = readTestScope(process.argv.slice(2));
  const patterns = paths.map(pathPattern);
  return [
    ...(checksCode ? await checkCode(paths) : []),
    await runStep('Unit, component and database tests', () => runJest(path.join(results, 'jest.json'), patterns)),
    await runStep('Browser tests', () => runPlaywright(path.join(results, 'playwright.json'), patterns, { section })),
  ];
}

const results = mkdtempSync(path.join(tmpdir(), 'portal-results-'));
try {
  const steps = await runAll(results);
  process.stdout.write(formatReport(steps));
  process.exitCode = addUp(steps).failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`\n${firstLine(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(results, { recursive: true, force: true });
}
