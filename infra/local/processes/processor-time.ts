import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock is. */
const tickMs = 10;

/**
 * Milliseconds of processor time that a process has used, all its threads together; undefined where the system does not say so in
 * /proc, or the process is gone.
 */
export function processorTimeOf(pid: number): number | undefined {
  try {
    // The name may hold anything; what follows it are numbers, of which 12 and 13 are user and system time (proc(5))
    const [, numbers = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = numbers.split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : undefined;
  } catch {
    return undefined;
  }
}
