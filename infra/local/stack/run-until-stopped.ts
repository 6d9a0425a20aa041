import { killTasks } from '../processes/run-task.ts';
import type { Settings } from '../settings.ts';
import type { RunOptions, Stack } from './stack.ts';
import { runStack } from './start-stack.ts';
import { Teardown } from './teardown.ts';

/** npm passes on a Ctrl-C that the terminal has sent us already: so soon after the first it is no second one. */
const echoMs = 400;
const parentCheckMs = 1_000;

/** Calls back when npm, which started us, is gone: its shell may not hand on the signal that ended it. */
function whenParentGone(callback: () => void): void {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, parentCheckMs);
  timer.unref();
}

/**
 * Runs the portal until SIGINT, SIGTERM or SIGHUP, which stop it in order; a second one ends it at once.
 * Ends the process; returns only by rejecting when the start fails, with everything closed again.
 */
export async function runUntilStopped(
  settings: Settings,
  options: Omit<RunOptions, 'teardown'>,
  onReady: (stack: Stack) => void | Promise<void>,
): Promise<void> {
  const teardown = new Teardown();
  let stack: Stack | undefined;
  let stoppingSince: number | undefined;

  const starting = runStack(settings, { ...options, teardown });
  const stop = async (): Promise<void> => {
    process.stdout.write('\nStopping …\n');
    killTasks();
    const closed = await teardown.close().then(
      () => true,
      (error: unknown) => {
        options.progress.warn(String(error));
        return false;
      },
    );
    await starting.catch(() => undefined); // a step that was under way undoes itself
    process.stdout.write('Stopped.\n');
    process.exit(closed ? 0 : 1);
  };
  const onSignal = (): void => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      void stop();
    } else if (performance.now() - stoppingSince > echoMs) {
      stack?.kill();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  whenParentGone(() => stoppingSince === undefined && onSignal());

  try {
    stack = await starting;
    await onReady(stack);
  } catch (error) {
    if (stoppingSince !== undefined) return;
    await teardown.close();
    throw error;
  }
}
