import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process began, in a form that only its own later readings equal; undefined when it is gone. */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): field 22, counted behind the name, which may itself hold spaces and brackets
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Command line of a running process, '' when it is gone. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
