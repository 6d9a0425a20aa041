import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../clear-error.ts';
import { commandLine } from '../data/process-start.ts';

export interface Postmaster {
  pid: number;
  port: number;
  /** `starting`, `ready`, `stopping`, or '' while it is still unknown. */
  status: string;
}

/** First field of postmaster.pid, whether that process lives or not. */
export function recordedPid(cluster: string): number | undefined {
  try {
    return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]) || undefined;
  } catch {
    return undefined;
  }
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The live server of a cluster as its postmaster.pid tells (lines 1, 4 and 8); never a recycled process number. */
export function livePostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!pid || !processExists(pid) || !commandLine(pid).includes(cluster)) return undefined;
    return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}
