import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { ClearError } from '../clear-error.ts';
import { lastWords } from './managed-process.ts';

export interface Task {
  /** For the message when it fails: `content migrate`. */
  name: string;
  entry: string;
  args: string[];
  env: Record<string, string>;
  logFile: string;
}

/** Children that must not outlive an aborted start. */
const running = new Set<{ kill(signal: NodeJS.Signals): boolean }>();

export function killTasks(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs a program to its end, its output in the log; rejects with its last words. */
export function runTask(task: Task): Promise<void> {
  const offset = statSync(task.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(task.logFile, 'a', 0o600);
  const child = spawn(process.execPath, [task.entry, ...task.args], {
    env: task.env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  running.add(child);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      running.delete(child);
      if (code === 0) return done();
      const words = lastWords(task.logFile, { offset, pid: child.pid }) || `exit ${code ?? signal}`;
      fail(new ClearError(`${task.name} failed (${words}): see ${task.logFile}`));
    });
  });
}
