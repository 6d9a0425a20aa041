import type { FullRegistry, Registry, SectionRelease } from '@portal/contract';

/** The releases that one visitor gets at one moment. A request keeps the snapshot that it began with. */
export interface ReleaseSnapshot {
  revision: number;
  /** What sets it apart from the others of its revision; empty when all versions are the live ones. */
  key: string;
  releases: ReadonlyMap<string, SectionRelease>;
  /** What browsers are told. */
  registry: Registry;
  /** The dev server on the visitor's own machine that one section and the shell's scripts come from. */
  developer?: string;
}

/** Name of the release that brings the frame, the shared libraries and the pages nobody else owns. */
export const shellName = 'shell';

export function makeSnapshot(
  revision: number,
  releases: ReadonlyMap<string, SectionRelease>,
  key = '',
): ReleaseSnapshot {
  const developer = [...releases.values()].find(({ origin }) => origin !== undefined)?.origin;
  return {
    revision,
    key,
    releases,
    registry: excerpt(revision, releases),
    ...(developer !== undefined && { developer }),
  };
}

/** Address prefix of a release's files. */
export function releaseBase({ name, version, origin }: Pick<SectionRelease, 'name' | 'version' | 'origin'>): string {
  return origin === undefined ? `/r/${name}/${version}/client/` : `${origin}/@dev/${name}/`;
}

/** The part of the releases that a browser needs to load any section. */
export function excerpt(revision: number, releases: ReadonlyMap<string, SectionRelease>): Registry {
  const sections: Registry['sections'] = {};
  for (const release of releases.values()) {
    sections[release.name] = {
      version: release.version,
      base: releaseBase(release),
      entry: release.entry,
      integrity: release.entry && release.integrity[release.entry],
      ...(release.origin !== undefined && { dev: true as const }),
      paths: release.paths,
      menu: release.menu,
      widgets: release.widgets,
    };
  }
  return { revision, sections };
}

/** The excerpt with what only admins' browsers ask for. */
export function fullRegistry({ revision, releases, registry }: ReleaseSnapshot): FullRegistry {
  const sections = Object.entries(registry.sections).map(([name, section]) => [
    name,
    { ...section, admin: releases.get(name)?.admin },
  ]);
  return { revision, sections: Object.fromEntries(sections) as FullRegistry['sections'] };
}
