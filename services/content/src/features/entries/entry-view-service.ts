import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import { createEntryViewRepository } from './entry-view-repository.ts';
import type { PublicEntries } from './entry-view.ts';

/** The public side of a resource. */
export function createEntryViewService(db: Knex, entries: PublicEntries) {
  const shown = createEntryViewRepository(db, entries);
  const notFound = () => problem.notFound(`${entries.resource.name}-not-found`);

  async function list(lang: Language, wanted: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
    return (await shown.list())
      .filter(({ facts }) => Object.entries(wanted).every(([field, value]) => facts[field] === value))
      .map(({ facts, texts }) => Object.assign(facts, localize(texts, lang)));
  }

  return {
    /** All that are shown, in the language asked for where an entry has all its texts in it. */
    list,

    /** One entry by its key or its name. Refuses with 404 when there is none, or it is hidden. */
    async find(name: string, lang: Language): Promise<Record<string, unknown>> {
      const entry = await shown.find(name);
      if (!entry) throw notFound();
      const isTranslated = localize(entry.texts, 'en').lang === 'en';
      return Object.assign(entry.facts, localize(entry.texts, lang), { isTranslated });
    },

    /** The only row. Refuses with 404 when there is none. */
    async only(lang: Language): Promise<Record<string, unknown>> {
      const [entry] = await list(lang);
      if (!entry) throw notFound();
      return entry;
    },
  };
}
