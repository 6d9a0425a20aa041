import { findMismatch, ReleaseManifest, type SectionRelease } from '@portal/contract';

export class InvalidRelease extends Error {}

/** What releases of earlier builds may leave out. */
const leftOut = { builtAt: '', menu: [], widgets: {}, groups: {}, integrity: {}, bytes: {} };
const fields = Object.keys(ReleaseManifest.properties);

/** Checks what was read from a `section.json`. Throws InvalidRelease with the reason. */
export function readSectionRelease(value: unknown, name: string, version: string): SectionRelease {
  const record = object(value, 'section.json');
  if (record['name'] !== name) throw new InvalidRelease(`name is not "${name}"`);
  // What the contract does not know, `origin` among it, is not taken from outside.
  const known = Object.fromEntries(fields.flatMap((field) => (field in record ? [[field, record[field]]] : [])));
  const release = { ...leftOut, ...known, version };
  const mismatch = findMismatch(ReleaseManifest, release, 'section.json');
  if (mismatch !== undefined) throw new InvalidRelease(mismatch);
  return release as unknown as SectionRelease;
}

export function object(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidRelease(`${what} is no object`);
  return value as Record<string, unknown>;
}
