import { documentsOf } from './compare-contract.ts';
import { compareResponses, openReads, untilReady } from './probe-version.ts';
import type { RunStep } from './release-steps.ts';
import type { RunningVersion } from './running-version.ts';

/** Tries a version beside the live one before it gets any calls. Stops it and rejects with ClearError when it fails. */
export async function tryOut(running: RunningVersion, live: RunningVersion, step: RunStep): Promise<void> {
  try {
    await step('ready', () => untilReady(running.name, running.origin));
    const calls = openReads(documentsOf(live.artifact));
    await step(
      'tried',
      () => compareResponses(calls, live.origin, running.origin),
      (count) => `${count} calls`,
    );
  } catch (error) {
    await running.child.stop();
    throw error;
  }
}
