import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The built program: what a supervisor starts. */
const program = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

/** One copy of the service in a process of its own, which may be killed and started again. */
export interface SupportProcess {
  /** Empty while it is not ready. */
  origin: string;
  start(): Promise<void>;
  /** SIGKILL: it gets no chance to finish anything. */
  kill(): Promise<void>;
  /** All that its runs wrote. */
  output(): string;
}

export function supportProcess(env: Record<string, string | undefined>): SupportProcess {
  if (!existsSync(program)) throw new Error('services/support is not built: run npm run build');
  let child: ChildProcess | undefined;
  let output = '';
  const copy: SupportProcess = {
    origin: '',
    async start() {
      const started = fork(program, ['serve'], {
        env: { PATH: process.env['PATH'], ...env },
        silent: true,
        execArgv: [],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const died = once(started, 'exit').then(() => {
        throw new Error(`support ended before it was ready:\n${output.slice(-2_000)}`);
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
