import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { SlideRepository } from './slide-repository.ts';
import type { Slide } from './slide-schemas.ts';

export function createSlideService({ listShown }: Pick<SlideRepository, 'listShown'>) {
  return {
    /** The slides of Home, in the language asked for where there is one. */
    async list(lang: Language): Promise<Slide[]> {
      const slides = await listShown();
      return slides.map(({ facts, texts }) => ({ ...facts, ...localize(texts, lang) }));
    },
  };
}
