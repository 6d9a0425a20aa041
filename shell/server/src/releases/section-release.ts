import type { AdminGroup, MenuEntry, SectionRelease } from '../contract.ts';

export class InvalidRelease extends Error {}

const sectionName = /^[a-z][a-z0-9-]*$/;
const versionName = /^[a-z0-9][a-z0-9.-]*$/;
/** Neither a folder above nor another host: no scheme, no leading slash, nothing that would end an attribute. */
const fileName = /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\s"'<>\\:?#]+$/;

/** True when a section or a version may stand in a path of the store. */
export const isSectionName = (value: string): boolean => sectionName.test(value);
export const isVersionName = (value: string): boolean => versionName.test(value) && !value.includes('..');

/** Checks what was read from a `section.json`. Throws InvalidRelease with the reason. */
export function readSectionRelease(value: unknown, name: string, version: string): SectionRelease {
  const record = object(value, 'section.json');
  if (record['name'] !== name) throw new InvalidRelease(`name is not "${name}"`);
  const entry = record['entry'];
  if (entry !== undefined && (typeof entry !== 'string' || !fileName.test(entry)))
    throw new InvalidRelease('entry is no file name');
  const groups = object(record['groups'] ?? {}, 'groups');
  for (const [group, files] of Object.entries(groups)) {
    for (const file of strings(files, `groups.${group}`)) {
      if (!fileName.test(file)) throw new InvalidRelease(`groups.${group} names the file "${file}"`);
    }
  }
  const paths = strings(record['paths'], 'paths');
  const badPath = paths.find((path) => !path.startsWith('/') || path.slice(0, -1).includes('*'));
  if (badPath !== undefined) throw new InvalidRelease(`paths holds "${badPath}"`);
  return {
    name,
    version,
    builtAt: typeof record['builtAt'] === 'string' ? record['builtAt'] : '',
    paths,
    menu: menuEntries(record['menu'] ?? []),
    widgets: stringMap(record['widgets'] ?? {}, 'widgets'),
    admin: record['admin'] === undefined ? undefined : adminGroup(record['admin']),
    entry,
    groups: groups as Record<string, string[]>,
    integrity: stringMap(record['integrity'] ?? {}, 'integrity'),
    bytes: object(record['bytes'] ?? {}, 'bytes') as Record<string, number>,
    files: record['files'] === undefined ? undefined : fileHashes(record['files']),
    shared: optionalMap(record['shared'], 'shared'),
    provides: optionalMap(record['provides'], 'provides'),
    slots: optionalStrings(record['slots'], 'slots'),
    sitemap: optionalStrings(record['sitemap'], 'sitemap'),
    aliases: optionalStrings(record['aliases'], 'aliases'),
  };
}

function fileHashes(value: unknown): Record<string, string> {
  const hashes = stringMap(value, 'files');
  for (const file of Object.keys(hashes)) {
    if (!fileName.test(file)) throw new InvalidRelease(`files names "${file}"`);
  }
  return hashes;
}

function optionalMap(value: unknown, what: string): Record<string, string> | undefined {
  return value === undefined ? undefined : stringMap(value, what);
}

function menuEntries(value: unknown): MenuEntry[] {
  if (!Array.isArray(value)) throw new InvalidRelease('menu is no list');
  for (const entry of value) {
    const { id, name } = object(entry, 'menu entry');
    if (typeof id !== 'string') throw new InvalidRelease('a menu entry has no id');
    object(name, `name of menu entry ${id}`);
  }
  return value as MenuEntry[];
}

function adminGroup(value: unknown): AdminGroup {
  const { title, views } = object(value, 'admin');
  if (!Array.isArray(views)) throw new InvalidRelease('admin.views is no list');
  for (const view of views) {
    const { path, name } = object(view, 'admin view');
    if (typeof path !== 'string' || !path.startsWith('/')) throw new InvalidRelease('an admin view has no path');
    object(name, `name of admin view ${path}`);
  }
  object(title, 'admin.title');
  return value as AdminGroup;
}

export function object(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidRelease(`${what} is no object`);
  return value as Record<string, unknown>;
}

function strings(value: unknown, what: string): string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw new InvalidRelease(`${what} is no list of strings`);
  }
  return value as string[];
}

function optionalStrings(value: unknown, what: string): string[] | undefined {
  return value === undefined ? undefined : strings(value, what);
}

function stringMap(value: unknown, what: string): Record<string, string> {
  const record = object(value, what);
  if (Object.values(record).some((item) => typeof item !== 'string'))
    throw new InvalidRelease(`${what} holds something else than strings`);
  return record as Record<string, string>;
}
