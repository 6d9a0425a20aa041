type Kind = 'question' | 'specification' | 'requirement' | 'release';
type Texts = readonly [titleKo: string, titleEn: string, textKo: string, textEn: string];

/** What is written about a product, kind by kind. */
export type OfferFacts = Record<Kind, readonly Texts[]>;
