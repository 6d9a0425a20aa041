import { Cause, fits, pointerActions, type Canary, type HistoryEntry } from '@portal/contract';
import type { PointerState } from '../releases/pointer-state.ts';
import { InvalidRelease, isSectionName, isVersionName, object } from '../releases/section-release.ts';

export interface OldRegistry {
  revision: number;
  sections: ReadonlyMap<string, PointerState>;
}

/** Reads `registry.json`, in which earlier versions of the portal kept their pointers. Throws when it is damaged. */
export function readOldRegistry(text: string): OldRegistry {
  const record = object(JSON.parse(text), 'registry.json');
  const revision = record['revision'];
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0)
    throw new InvalidRelease('revision is no whole number');
  const sections = new Map<string, PointerState>();
  for (const [name, value] of Object.entries(object(record['sections'], 'sections'))) {
    if (!isSectionName(name)) throw new InvalidRelease(`"${name}" is no section name`);
    sections.set(name, pointerState(object(value, `sections.${name}`), name));
  }
  return { revision, sections };
}

function pointerState(record: Record<string, unknown>, name: string): PointerState {
  const entries = record['history'] ?? [];
  if (!Array.isArray(entries)) throw new InvalidRelease(`history of ${name} is no list`);
  const history = entries.map((entry) => historyEntry(entry, name));
  const built = history.find(({ action }) => action === 'build')?.version;
  return {
    live: version(record['live'], `live version of ${name}`),
    history,
    ...(built !== undefined && { built }),
    ...(record['canary'] !== undefined && { canary: canary(object(record['canary'], `canary of ${name}`), name) }),
  };
}

function canary(record: Record<string, unknown>, name: string): Canary {
  const percent = record['percent'];
  if (typeof percent !== 'number' || !(percent > 0 && percent <= 100))
    throw new InvalidRelease(`canary of ${name} has no percentage`);
  return { version: version(record['version'], `canary of ${name}`), percent };
}

/** The earliest portals noted the versions alone. */
function historyEntry(value: unknown, name: string): HistoryEntry {
  const what = `history of ${name}`;
  if (typeof value === 'string') return { version: version(value, what), at: '', by: 'build', action: 'build' };
  const record = object(value, what);
  const action = pointerActions.find((known) => known === record['action']);
  if (!action) throw new InvalidRelease(`${what} has an unknown action`);
  const { at, by, reason, from, cause } = record;
  const isTime = typeof at === 'string' && (at === '' || !Number.isNaN(Date.parse(at)));
  if (!isTime || typeof by !== 'string' || by === '') throw new InvalidRelease(`${what} does not say who and when`);
  return {
    version: version(record['version'], what),
    ...(from !== undefined && { from: version(from, what) }),
    at,
    by,
    action,
    ...(typeof reason === 'string' && { reason }),
    // What an earlier version wrote otherwise; the sentence beside it is enough
    ...(fits(Cause, cause) && { cause }),
  };
}

function version(value: unknown, what: string): string {
  if (typeof value !== 'string' || !isVersionName(value)) throw new InvalidRelease(`${what} is no version`);
  return value;
}
