import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built program: what a supervisor starts. */
const program = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

export interface ServiceProcess {
  origin: string;
  /** SIGKILL: no time for anything. Resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Starts the service as a process of its own and waits until it listens. */
export async function startProcess(env: Record<string, string | undefined>): Promise<ServiceProcess> {
  if (!existsSync(program)) throw new Error('services/education is not built: run npm run build');
  const child: ChildProcess = fork(program, ['serve'], {
    env: { PATH: process.env['PATH'], ...env },
    silent: true,
    execArgv: [],
  });
  const gone = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[{ port: number }]>;
  const [message] = await Promise.race([ready, gone.then(() => [undefined])]);
  if (!message) throw new Error('the service did not start');
  return {
    origin: `http://127.0.0.1:${message.port}`,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
