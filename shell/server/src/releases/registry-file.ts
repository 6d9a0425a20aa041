import { Cause, fits, pointerActions, type Canary, type HistoryEntry } from '@portal/contract';
import { InvalidRelease, isSectionName, isVersionName, object } from './section-release.ts';

/** Which versions of a section visitors get. */
export interface PointerState {
  live: string;
  canary?: Canary;
  /** Newest first. */
  history: HistoryEntry[];
}

export interface RegistryFile {
  revision: number;
  sections: ReadonlyMap<string, PointerState>;
}

/** Checks the text of `registry.json`. Throws when it is junk. */
export function readRegistryFile(text: string): RegistryFile {
  const record = object(JSON.parse(text), 'registry.json');
  const revision = record['revision'];
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision))
    throw new InvalidRelease('revision is no whole number');
  const sections = new Map<string, PointerState>();
  for (const [name, value] of Object.entries(object(record['sections'], 'sections'))) {
    if (!isSectionName(name)) throw new InvalidRelease(`"${name}" is no section name`);
    sections.set(name, pointerState(object(value, `sections.${name}`), name));
  }
  if (!sections.size) throw new InvalidRelease('no section is named');
  return { revision, sections };
}

/** The text of a `registry.json`. */
export function registryText({ revision, sections }: RegistryFile): string {
  return `${JSON.stringify({ revision, sections: Object.fromEntries(sections) }, undefined, 1)}\n`;
}

function pointerState(record: Record<string, unknown>, name: string): PointerState {
  const history = record['history'] ?? [];
  if (!Array.isArray(history)) throw new InvalidRelease(`history of ${name} is no list`);
  const state = {
    live: version(record['live'], `live version of ${name}`),
    history: history.map((entry) => historyEntry(entry, name)),
  };
  return record['canary'] === undefined
    ? state
    : { ...state, canary: canary(object(record['canary'], `canary of ${name}`), name) };
}

function canary(record: Record<string, unknown>, name: string): Canary {
  const percent = record['percent'];
  if (typeof percent !== 'number' || !(percent > 0 && percent <= 100))
    throw new InvalidRelease(`canary of ${name} has no percentage`);
  return { version: version(record['version'], `canary of ${name}`), percent };
}

/** Earlier portals noted the versions alone. */
function historyEntry(value: unknown, name: string): HistoryEntry {
  const what = `history of ${name}`;
  if (typeof value === 'string') return { version: version(value, what), at: '', by: 'build', action: 'build' };
  const record = object(value, what);
  const action = pointerActions.find((known) => known === record['action']);
  if (!action) throw new InvalidRelease(`${what} has an unknown action`);
  const { at, by, reason, from, cause } = record;
  if (typeof at !== 'string' || typeof by !== 'string') throw new InvalidRelease(`${what} does not say who and when`);
  return {
    version: version(record['version'], what),
    ...(from !== undefined && { from: version(from, what) }),
    at,
    by,
    action,
    ...(typeof reason === 'string' && { reason }),
    // The sentence beside it is enough
    ...(fits(Cause, cause) && { cause }),
  };
}

function version(value: unknown, what: string): string {
  if (typeof value !== 'string' || !isVersionName(value)) throw new InvalidRelease(`${what} is no version`);
  return value;
}
