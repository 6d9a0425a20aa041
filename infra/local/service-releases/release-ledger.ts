import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceEvent } from '@portal/contract';
import { ClearError } from '../clear-error.ts';

export type ServiceAction = ServiceEvent['action'];

export interface ServicePointer {
  live: string;
  canary?: { version: string; percent: number };
  /** What a start offered last: the same version is not offered again after a rollback. */
  built?: string;
  /** Newest first. */
  history: ServiceEvent[];
}

type Pointers = Record<string, ServicePointer>;

const longestHistory = 100;
const wentLive = new Set<ServiceAction>(['build', 'live', 'promote']);

/** Which version of each service runs, and who moved what when: a file beside the artifacts, written by the supervisor alone. */
export class ReleaseLedger {
  readonly #file: string;
  readonly #pointers: Pointers;

  constructor(folder: string) {
    this.#file = path.join(folder, 'pointers.json');
    this.#pointers = readPointers(this.#file);
  }

  of(name: string): ServicePointer | undefined {
    return this.#pointers[name];
  }

  /** Writes a pointer; a move is added to its history. */
  save(name: string, pointer: Omit<ServicePointer, 'history'>, move?: Omit<ServiceEvent, 'at'>): void {
    const before = this.#pointers[name]?.history ?? [];
    const history = move ? [{ at: new Date().toISOString(), ...move }, ...before].slice(0, longestHistory) : before;
    this.#pointers[name] = { ...pointer, history };
    const unfinished = `${this.#file}.tmp`;
    writeFileSync(unfinished, `${JSON.stringify(this.#pointers, undefined, 1)}\n`, { mode: 0o600 });
    renameSync(unfinished, this.#file);
  }

  /** The version that the live one replaced when it went live; undefined for the first. */
  predecessorOf(name: string): string | undefined {
    const pointer = this.#pointers[name];
    const move = pointer?.history.find(({ action, version }) => version === pointer.live && wentLive.has(action));
    return move?.from;
  }
}

function readPointers(file: string): Pointers {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Pointers;
  } catch {
    throw new ClearError(
      `${file} cannot be read: restore it from a backup, or remove it to run the compiled services.`,
    );
  }
}
