import { Type, type Static } from '@portal/runtime/typebox';
import { AdminGroup, MenuEntry } from './menu.ts';
import { FileName, OwnedPath, SectionName, VersionName } from './names.ts';
import { SlotContract, SlotFill } from './slot-contract.ts';

const Texts = Type.Record(Type.String(), Type.String());

/** `section.json` of one release: what the build knows about a section version. */
export const ReleaseManifest = Type.Object({
  name: SectionName,
  version: VersionName,
  /** ISO time. */
  builtAt: Type.String(),
  paths: Type.Array(OwnedPath),
  menu: Type.Array(MenuEntry),
  /** Slot name → exposed module. */
  widgets: Texts,
  /** Slot name → place in the slot and props that the widget reads. Missing in releases of earlier builds. */
  fills: Type.Optional(Type.Record(Type.String(), SlotFill)),
  /** Part of the full registry only: visitors' documents do without. */
  admin: Type.Optional(AdminGroup),
  /** Federation entry file; the shell has none. */
  entry: Type.Optional(FileName),
  /** Webpack chunk group → its files. */
  groups: Type.Record(Type.String(), Type.Array(FileName)),
  /** File → `sha256-…`, or `sha384-…` where the registry names it: the entry and packs. */
  integrity: Texts,
  /** File → brotli bytes. */
  bytes: Type.Record(Type.String(), Type.Number()),
  /** Every file of the release but this one, by its path in the release → `sha384-…`. Missing in releases of earlier builds. */
  files: Type.Optional(Type.Record(FileName, Type.String(), { additionalProperties: false })),
  /** The public pages, each with the files that a browser loads it from, in both languages. Missing in releases of earlier builds. */
  pages: Type.Optional(
    Type.Array(
      Type.Object({
        path: Type.String(),
        files: Type.Array(FileName),
        /** Language → one script with the entry and all other scripts of the page, for a tab that has none of them. */
        packs: Type.Optional(Type.Object({ ko: FileName, en: FileName })),
      }),
    ),
  ),
  /** Shared library → the range that the section was built for. */
  shared: Type.Optional(Texts),
  /** The shell's alone: shared library → the version it brings. */
  provides: Type.Optional(Texts),
  /** Module of the kit → names that the section imports from it. Missing in releases of earlier builds, like the next. */
  uses: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** The shell's alone: module of the kit → names that it exports. */
  offers: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** The shell's alone: kits of earlier major versions that it brings too, each with its chunk group and what its modules export. */
  earlierKits: Type.Optional(
    Type.Array(
      Type.Object({
        version: Type.String(),
        group: Type.String(),
        offers: Type.Record(Type.String(), Type.Array(Type.String())),
      }),
    ),
  ),
  /** Slots in its pages that widgets of sections fill, with their contracts; releases of earlier builds have names alone. */
  slots: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Record(Type.String(), SlotContract)])),
  /** Calls that list its pages of stored things. */
  sitemap: Type.Optional(Type.Array(Type.String())),
  /** Calls that find what visitors may read of it. */
  search: Type.Optional(Type.Array(Type.String())),
  /** Paths that the sitemap leaves out, since a page's canonical URL is another. */
  aliases: Type.Optional(Type.Array(Type.String())),
});
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/** A release as the portal knows it. */
export interface SectionRelease extends ReleaseManifest {
  /** Set by the portal alone: the developer's machine that serves it instead of the release store. */
  origin?: string;
}

/** The slots that a release offers, with what is known of their contracts. */
export function slotsOf({ slots = {} }: Pick<ReleaseManifest, 'slots'>): Record<string, SlotContract | undefined> {
  return Array.isArray(slots) ? Object.fromEntries(slots.map((name) => [name, undefined])) : slots;
}

/** The first page of a section that its menu leads to from elsewhere, maybe by a redirect; undefined when it leads to none. */
export function firstMenuPage<Page extends { path: string }>(
  menu: readonly Pick<MenuEntry, 'path'>[],
  pages: readonly Page[],
): Page | undefined {
  const leadsTo = ({ path: target = '/' }) =>
    pages.find(({ path }) => path !== '/' && (path === target || path.startsWith(`${target}/`)));
  return menu.flatMap((entry) => leadsTo(entry) ?? [])[0];
}
