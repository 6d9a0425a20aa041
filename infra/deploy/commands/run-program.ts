import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { programOf } from './installation.ts';

export interface Ended {
  isWell: boolean;
  /** What it wrote to stdout; errors go to our own stderr at once. */
  output: string;
}

/** Runs a command of the portal or of a service to its end. */
export async function runProgram(name: string, command: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [programOf(name), command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<boolean>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done(code === 0));
  });
  const [output, isWell] = await Promise.all([text(child.stdout), ended]);
  return { isWell, output };
}

/** Runs a command of several side by side, and writes what each printed in one piece; resolves with whether all ended well. */
export async function runPrograms(
  runs: { name: string; env: Record<string, string> }[],
  command: string,
): Promise<boolean> {
  const outcomes = await Promise.all(
    runs.map(async ({ name, env }) => {
      const { isWell, output } = await runProgram(name, command, env);
      process.stdout.write(output);
      return isWell;
    }),
  );
  return !outcomes.includes(false);
}
