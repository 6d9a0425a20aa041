import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessHandle } from '../../local/stack/stack.ts';
import { projectRoot } from '../../tooling/project-root.ts';

/** Runs instead of the portal's entry; see that file. */
export const collectingPortal = path.join(projectRoot, 'infra/trials/release-load/collecting-portal.mjs');

export interface MemorySample {
  /** What the main thread keeps, right after its garbage was collected. */
  heapMb: number;
  /** Of the whole process, with all render threads. */
  residentMb: number;
  /** Render threads. */
  threads: number;
}

const collectionMs = 300;

/** Has the portal collect its garbage and looks at what is left. */
export async function sampleMemory(portal: ProcessHandle): Promise<MemorySample> {
  process.kill(portal.pid!, 'SIGWINCH');
  await wait(collectionMs);
  const metrics = await (await fetch(`${portal.url}/metrics`)).text();
  const value = (name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  return {
    heapMb: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    residentMb: value('process_resident_memory_bytes') / 2 ** 20,
    threads: value('nodejs_active_resources{type="MessagePort"}'),
  };
}

/** Least squares: how much a value grows from one sample to the next. */
export function slope(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0);
  return values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / spread;
}
