import { productFacts } from './product-facts.ts';
import { solutionFacts } from './solution-facts.ts';

/** All but answers is invented, and marked as sample content. */
export const offerFacts = Object.entries({ ...productFacts, ...solutionFacts }).flatMap(([offer, kinds]) =>
  Object.entries(kinds).flatMap(([kind, rows]) =>
    rows.map(([titleKo, titleEn, textKo, textEn]) => ({
      offer,
      kind,
      titleKo,
      titleEn,
      textKo,
      textEn,
      isSample: kind !== 'question',
    })),
  ),
);
