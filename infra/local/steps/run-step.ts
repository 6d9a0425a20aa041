import { spawn } from 'node:child_process';
import { projectRoot } from '../../tooling/project-root.ts';

/** Passed and failed cases of one step of the tests. */
export interface Tally {
  passed: number;
  failed: number;
}

export const onePassed: Tally = { passed: 1, failed: 0 };
export const oneFailed: Tally = { passed: 0, failed: 1 };

/** Runs a program of node_modules with its output on the terminal; resolves with its exit code. */
export function runTool(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: projectRoot, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

/** Announces a step, runs it, and counts it as one case. */
export async function asOneCase(title: string, run: () => Promise<number>): Promise<Tally> {
  process.stdout.write(`\n${title}\n`);
  return (await run()) === 0 ? onePassed : oneFailed;
}

export function addUp(tallies: Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
}
