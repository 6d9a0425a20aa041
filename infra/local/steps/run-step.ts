import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { projectRoot } from '../../tooling/project-root.ts';

/** Passed and failed cases. */
export interface Tally {
  passed: number;
  failed: number;
}

/** What a step of the tests came to. */
export interface StepResult extends Tally {
  title: string;
  seconds: number;
  /** Time by test file, where the step has any. */
  files: { file: string; seconds: number }[];
}

/** Runs a program of node_modules with its output on the terminal, or in `output`; resolves with its exit code. */
export function runTool(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  output?: Writable,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of [child.stdout, child.stderr]) if (output) stream?.pipe(output, { end: false });
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Announces a step, runs it and takes its time. */
export async function runStep(
  title: string,
  run: () => Promise<Tally & { files?: StepResult['files'] }>,
  output: Writable = process.stdout,
): Promise<StepResult> {
  output.write(`\n${title}\n`);
  const began = performance.now();
  const { passed, failed, files = [] } = await run();
  return { title, passed, failed, files, seconds: (performance.now() - began) / 1000 };
}

/** A program that counts as one case. */
export async function asOneCase(run: () => Promise<number>): Promise<Tally> {
  return (await run()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function addUp(tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
