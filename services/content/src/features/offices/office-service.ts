import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { OfficeRepository } from './office-repository.ts';
import type { Office } from './office-schemas.ts';

export function createOfficeService({ listShown }: Pick<OfficeRepository, 'listShown'>) {
  return {
    /** The offices with address, place on the map and the way there, in the language asked for where there is one. */
    async list(lang: Language): Promise<Office[]> {
      const offices = await listShown();
      return offices.map(({ facts, texts }) => ({ ...facts, ...localize(texts, lang) }));
    },
  };
}
