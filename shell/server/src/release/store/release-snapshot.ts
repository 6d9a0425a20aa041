import {
  firstMenuPage,
  type FullRegistry,
  type Locale,
  type Registry,
  type RegistrySection,
  type SectionRelease,
} from '@portal/contract';

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
function excerpt(revision: number, releases: ReadonlyMap<string, SectionRelease>): Registry {
  const sections: Registry['sections'] = {};
  for (const release of releases.values()) {
    sections[release.name] = {
      version: release.version,
      base: releaseBase(release),
      entry: release.entry,
      integrity: release.entry && release.integrity[release.entry],
      ...(release.origin !== undefined && { dev: true as const }),
      paths: release.paths,
      menu: release.menu.map(({ key: _key, icon: _icon, ...entry }) => entry),
      widgets: release.widgets,
    };
  }
  return { revision, sections, slots: slotOrder(releases) };
}

/** The sections that fill each slot: by the place that they name, then by their names. */
function slotOrder(releases: ReadonlyMap<string, SectionRelease>): Record<string, string[]> {
  const order: Record<string, string[]> = {};
  for (const { name, widgets } of releases.values())
    for (const slot of Object.keys(widgets)) (order[slot] ??= []).push(name);
  for (const [slot, names] of Object.entries(order)) {
    const place = (name: string) => releases.get(name)?.fills?.[slot]?.order ?? 0;
    names.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  }
  return order;
}

const withPages = new WeakMap<ReleaseSnapshot, Map<Locale, Registry>>();

/**
 * The excerpt with the files of the first page to which each section's menu leads, for one language: a browser then asks for
 * all of a page at once. The files of other pages come with the full registry: a document is kept small.
 */
export function registryWithPages(snapshot: ReleaseSnapshot, locale: Locale): Registry {
  const made = withPages.get(snapshot) ?? new Map<Locale, Registry>();
  withPages.set(snapshot, made);
  const known = made.get(locale);
  if (known) return known;
  const { sections, ...facts } = snapshot.registry;
  const filled = Object.entries(sections).map(([name, section]) => {
    const release = snapshot.releases.get(name);
    return [name, { ...section, ...(release && firstPageFiles(release, locale)) }] as const;
  });
  const registry = { ...facts, sections: Object.fromEntries(filled) };
  made.set(locale, registry);
  return registry;
}

/** Of the first page that the menu leads to from elsewhere, maybe by a redirect; with its pack, where the build made one. */
function firstPageFiles(
  release: SectionRelease,
  locale: Locale,
): Pick<RegistrySection, 'files' | 'sizes' | 'pages' | 'pack'> {
  const { pages = [], menu, integrity, bytes, origin } = release;
  const first = firstMenuPage(menu, pages);
  const found = pageFiles({ ...release, pages: first && [first] }, locale);
  const file = first?.packs?.[locale];
  const hash = file && integrity[file];
  if (!hash || origin !== undefined) return found;
  return {
    ...found,
    files: [...(found.files ?? []), file],
    sizes: [...(found.sizes ?? []), Math.ceil((bytes[file] ?? 0) / 100)],
    pack: { page: first.path, file, integrity: hash },
  };
}

function pageFiles(
  { pages, entry, bytes, origin }: SectionRelease,
  locale?: Locale,
): Pick<RegistrySection, 'files' | 'sizes' | 'pages'> {
  if (pages === undefined || origin !== undefined) return {};
  const isOther = (file: string) =>
    locale !== undefined && file.startsWith(locale === 'ko' ? 'locale-en-' : 'locale-ko-');
  const filesOf = (files: string[]) => [
    ...(entry === undefined ? [] : [entry]),
    ...files.filter((file) => !isOther(file)),
  ];
  const names = [...new Set(pages.flatMap(({ files }) => filesOf(files)))];
  return {
    files: names,
    sizes: names.map((name) => Math.ceil((bytes[name] ?? 0) / 100)),
    pages: Object.fromEntries(
      pages.map(({ path, files }) => [path, filesOf(files).map((file) => names.indexOf(file))]),
    ),
  };
}

/** The excerpt with what only admins' browsers ask for. */
export function fullRegistry({ revision, releases, registry }: ReleaseSnapshot): FullRegistry {
  const sections = [...releases.values()].map((release) => [
    release.name,
    { ...registry.sections[release.name], ...pageFiles(release), admin: release.admin },
  ]);
  return { ...registry, revision, sections: Object.fromEntries(sections) as FullRegistry['sections'] };
}
