import { Type, type Static } from '@portal/runtime/typebox';
import { AdminAccess, AdminView, MenuEntry } from './menu.ts';
import { OwnedPath, SectionName } from './names.ts';
import { SlotContract, SlotFill } from './slot-contract.ts';

/** What `section.ts` of a section says about it. Menu names come from `common.menu.<id>` of its locale files. */
export const SectionManifest = Type.Object({
  name: SectionName,
  /** Owned paths; `/news/*` owns everything below. The longest match over all sections wins. */
  paths: Type.Array(OwnedPath),
  /** Paths among them that redirect, or show a page whose canonical URL is another: search engines are not told of them. */
  aliases: Type.Optional(Type.Array(Type.String())),
  menu: Type.Array(Type.Omit(MenuEntry, ['name'])),
  /** Slot name → exposed module, the file behind it, its place in the slot and the props that it reads. */
  widgets: Type.Optional(
    Type.Record(Type.String(), Type.Object({ module: Type.String(), file: Type.String(), ...SlotFill.properties })),
  ),
  /** Slots in its pages that widgets of sections may fill: name → contract. */
  slots: Type.Optional(Type.Record(Type.String(), SlotContract)),
  /** Calls that list its pages of stored things for the sitemap: `GET`, answered by `[{ path, updatedAt?, translated? }]`. */
  sitemap: Type.Optional(Type.Array(Type.String())),
  /** Calls that find what visitors may read of it: `GET` with `q`, `locale`, `kind` and `limit`, as the service kit's `searchRoute` responds. */
  search: Type.Optional(Type.Array(Type.String())),
  /** Locale files whose words are content: a page that alone has one is found by them, and all pages by their titles. */
  searchedTexts: Type.Optional(Type.Array(Type.String())),
  /** Further pages made of words alone: path → group of messages, in which `head` has title and description. */
  searchedPages: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Names come from `admin.views.<id>`, lines below them from `admin.views.<id>Text`, the heading from `common.admin.title`. */
  admin: Type.Optional(
    Type.Array(Type.Object({ ...Type.Omit(AdminView, ['name', 'text']).properties, access: AdminAccess })),
  ),
});
export type SectionManifest = Static<typeof SectionManifest>;
