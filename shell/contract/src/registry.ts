import { Type, type Static } from '@portal/runtime/typebox';
import { AdminGroup, MenuEntry } from './menu.ts';

/** A menu entry as the browser shows it: neither the key of its name nor an icon. */
export const RegistryMenuEntry = Type.Omit(MenuEntry, ['key', 'icon']);
export type RegistryMenuEntry = Static<typeof RegistryMenuEntry>;

/** A live section as the browser knows it. */
export const RegistrySection = Type.Object({
  version: Type.String(),
  /** URL prefix of its files, with a slash at the end: `/r/community/ab12cd34ef56/client/`. */
  base: Type.String(),
  entry: Type.Optional(Type.String()),
  /** SHA-384 of the entry; the entry knows the hashes of its own chunks. */
  integrity: Type.Optional(Type.String()),
  /** Served by a dev server, which only a development build of the shell loads; it changes, so it has no hash. */
  dev: Type.Optional(Type.Literal(true)),
  paths: Type.Array(Type.String()),
  /** Files of its public pages. */
  files: Type.Optional(Type.Array(Type.String())),
  /** Their sizes when compressed, in hundreds of bytes. */
  sizes: Type.Optional(Type.Array(Type.Integer())),
  /** Pattern of a public page → positions in `files` of all that a browser loads it from. */
  pages: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Integer()))),
  /** All scripts of one page in one, for a tab that has none of them: its pattern, the file, its SHA-384. */
  pack: Type.Optional(Type.Object({ page: Type.String(), file: Type.String(), integrity: Type.String() })),
  menu: Type.Array(RegistryMenuEntry),
  widgets: Type.Record(Type.String(), Type.String()),
});
export type RegistrySection = Static<typeof RegistrySection>;

/** The excerpt of the live releases that every document carries: what a browser needs to load any section. */
export const Registry = Type.Object({
  revision: Type.Integer(),
  sections: Type.Record(Type.String(), RegistrySection),
  /** Slot → the sections that fill it, in their order. */
  slots: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type Registry = Static<typeof Registry>;

/** The response of `GET /api/portal/registry`: the excerpt, and the views for admins. */
export const FullRegistry = Type.Object({
  revision: Type.Integer(),
  sections: Type.Record(
    Type.String(),
    Type.Object({ ...RegistrySection.properties, admin: Type.Optional(AdminGroup) }),
  ),
  slots: Registry.properties.slots,
});
export type FullRegistry = Static<typeof FullRegistry>;
