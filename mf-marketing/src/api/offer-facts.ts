import type { ResponseOf } from '@portal/kit';
import type { ContentCall } from './content.ts';
import type { paths } from './types.generated.ts';

export type OfferFact = ResponseOf<paths, 'GET', '/api/content/offer-facts'>[number];

export const readOfferFacts = ({ api, locale, signal }: ContentCall, offer: OfferFact['offer']) =>
  api.get('/api/content/offer-facts', { query: { lang: locale, offer }, signal });
