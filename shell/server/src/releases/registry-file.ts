import { InvalidRelease, isSectionName, isVersionName, object } from './section-release.ts';

export interface RegistryFile {
  revision: number;
  /** Section → live version. */
  live: Map<string, string>;
}

/** Checks the text of `registry.json`. Throws when it is junk. */
export function readRegistryFile(text: string): RegistryFile {
  const record = object(JSON.parse(text), 'registry.json');
  const revision = record['revision'];
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision)) throw new InvalidRelease('revision is no whole number');
  const live = new Map<string, string>();
  for (const [name, section] of Object.entries(object(record['sections'], 'sections'))) {
    const version = object(section, `sections.${name}`)['live'];
    if (!isSectionName(name)) throw new InvalidRelease(`"${name}" is no section name`);
    if (typeof version !== 'string' || !isVersionName(version)) throw new InvalidRelease(`live version of ${name} is no version`);
    live.set(name, version);
  }
  if (!live.size) throw new InvalidRelease('no section is named');
  return { revision, live };
}
