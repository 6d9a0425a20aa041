import type { OfferFact } from '../../api/offer-facts.ts';

/** The questions of a page as schema.org's FAQPage. Samples are no statement of the company, so they are left out. */
export function faqPage(facts: readonly OfferFact[]): Record<string, unknown> | undefined {
  const questions = facts.filter(({ kind, isSample }) => kind === 'question' && !isSample);
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text, lang }) => ({
      '@type': 'Question',
      name: title,
      inLanguage: lang,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
