import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@portal/runtime';

/** One copy of a service in a process of its own, which may be killed and started again. */
export interface ServiceProcess {
  /** Empty while it is not ready. */
  origin: string;
  /** Resolves when it listens. */
  start(): Promise<void>;
  /** SIGKILL: it gets no chance to finish anything. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** All that its runs wrote. */
  output(): string;
}

/** The built program of a service, which a supervisor starts too: `dist/src/main.js` of its package. Not started yet. */
export function serviceProcess(program: URL, env: Environment): ServiceProcess {
  const file = fileURLToPath(program);
  if (!existsSync(file)) throw new Error(`${file} is not built: run npm run build`);
  let child: ChildProcess | undefined;
  let output = '';
  const copy: ServiceProcess = {
    origin: '',
    async start() {
      const started = fork(file, ['serve'], {
        env: { PATH: process.env['PATH'], ...env },
        silent: true,
        execArgv: [],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const died = once(started, 'exit').then(() => {
        throw new Error(`the service ended before it was ready:\n${output.slice(-2_000)}`);
      });
      const [ready] = (await Promise.race([once(started, 'message'), died])) as [{ port: number }];
      died.catch(() => undefined);
      copy.origin = `http://127.0.0.1:${ready.port}`;
    },
    async kill() {
      copy.origin = '';
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    output: () => output,
  };
  return copy;
}
