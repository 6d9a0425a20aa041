import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLine } from '../clear-error.ts';
import { addUp, type StepResult } from './run-step.ts';
import { formatReport } from './test-report.ts';

/** Runs the steps of a command, which leave their results in a temporary folder, and prints the report; sets exit code 1 when one failed. */
export async function reportSteps(runAll: (results: string) => Promise<StepResult[]>): Promise<void> {
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
}
