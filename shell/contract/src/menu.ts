import { Type, type Static } from '@portal/runtime/typebox';
import { LocalizedText } from './locale.ts';

/** One entry of the site's menu, as a section's release declares it. Without `path` it has no page yet. */
export const MenuEntry = Type.Object({
  id: Type.String({ minLength: 1 }),
  level: Type.Enum([1, 2]),
  key: Type.String(),
  name: LocalizedText,
  order: Type.Number(),
  parent: Type.Optional(Type.String()),
  path: Type.Optional(Type.String()),
  icon: Type.Optional(Type.String()),
});
export type MenuEntry = Static<typeof MenuEntry>;

/** Whom a view for admins is for: who has this role in its section. `staff` is any of the three, an administrator has all. */
export const AdminAccess = Type.Enum(['staff', 'editor', 'agent', 'manager', 'administrator']);
export type AdminAccess = Static<typeof AdminAccess>;

/** One of a section's views for admins. */
export const AdminView = Type.Object({
  id: Type.String({ minLength: 1 }),
  path: Type.String({ pattern: '^/' }),
  order: Type.Number(),
  icon: Type.Optional(Type.String()),
  /** For administrators without it, as in releases of earlier builds. */
  access: Type.Optional(AdminAccess),
  /** The role counts in any section, not in the view's own alone. */
  anySection: Type.Optional(Type.Boolean()),
  name: LocalizedText,
  text: Type.Optional(LocalizedText),
});
export type AdminView = Static<typeof AdminView>;

/** A section's views for admins under its own heading. */
export const AdminGroup = Type.Object({ title: LocalizedText, views: Type.Array(AdminView) });
export type AdminGroup = Static<typeof AdminGroup>;
