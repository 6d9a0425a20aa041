import type { AdminGroup, Locale, SectionManifest } from '@portal/contract';
import { messageAt, readMessages, untranslatedKeys, type SectionSource } from './section-source.ts';

export interface ManifestNames {
  /** The text at a key such as `common.menu.news` in both languages; throws when it is not there. */
  required(key: string): Record<Locale, string>;
  /** The same, or undefined. */
  optional(key: string): Record<Locale, string> | undefined;
}

/** Names what a section's manifest declares, out of its locale files. Throws when these say more in one language. */
export function manifestNames(source: SectionSource): ManifestNames {
  const messages = { ko: readMessages(source, 'ko'), en: readMessages(source, 'en') };
  const missing = untranslatedKeys(messages.ko, messages.en);
  if (missing.length > 0)
    throw new Error(`${source.name}: these messages exist in one language only: ${missing.join(', ')}`);
  function optional(key: string) {
    const ko = messageAt(messages.ko, key);
    const en = messageAt(messages.en, key);
    return ko && en ? { ko, en } : undefined;
  }
  function required(key: string) {
    const name = optional(key);
    if (!name) throw new Error(`${source.name}: its section.ts needs the message ${key}`);
    return name;
  }
  return { optional, required };
}

/** The views for admins under the section's heading; undefined when there are none. */
export function adminGroup({ admin = [] }: SectionManifest, names: ManifestNames): AdminGroup | undefined {
  if (admin.length === 0) return undefined;
  const views = admin.map((view) => ({
    ...view,
    name: names.required(`admin.views.${view.id}`),
    text: names.optional(`admin.views.${view.id}Text`),
  }));
  return { title: names.required('common.admin.title'), views: views.sort((a, b) => a.order - b.order) };
}
