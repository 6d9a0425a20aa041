import { availableParallelism, loadavg } from 'node:os';
import type { SectionRelease } from '@portal/contract';
import { CheckPatience, maxFactor } from './check-patience.ts';
import { TrialWorker, type TrialPlaces } from './trial-worker.ts';

/** The shell's bundle is loaded and describes itself within this time on two quiet cores. */
const quietLoadMs = 700;
/**
 * How many times slower than a quiet machine this one is at present: by a thread that does the same as a check's with code that is
 * known to work, and by the load of the last minute, for a moment of it may have passed.
 */
export async function measureSlowness(places: TrialPlaces, shell: SectionRelease): Promise<number> {
  const began = performance.now();
  const worker = new TrialWorker(places, shell, shell, new CheckPatience(maxFactor));
  // A shell that does not load says nothing about the machine
  const isLoaded = await worker.open().then(
    () => true,
    () => false,
  );
  const loadTime = isLoaded ? (performance.now() - began) / quietLoadMs : 1;
  await worker.close();
  return Math.max(1, loadTime, (loadavg()[0] ?? 0) / availableParallelism());
}
