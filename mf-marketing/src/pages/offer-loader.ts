import { settle } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readContact } from '../api/contact.ts';
import { readCases } from '../api/content.ts';
import { readOfferFacts } from '../api/offer-facts.ts';
import { OFFERS, type OfferKey } from '../ui/offers/offers.ts';
import { loadOfferParts } from './late-offer-parts.tsx';
import type { OfferData } from './offer-data.ts';

/** Cases that a page has room for, beside its document and the trainings. */
const mostCases = 2;

/** The page of an offer is whole without the content service: what the company writes about it is then left out. */
export const loadOffer =
  (key: OfferKey) =>
  async ({ api, locale, signal, url }: LoadContext): Promise<OfferData> => {
    const call = { api, locale, signal };
    const { question: offer } = OFFERS[key];
    const [facts, cases, contact] = await Promise.all([
      settle(readOfferFacts(call, offer)),
      settle(readCases(call)),
      readContact(call),
      loadOfferParts(),
    ]);
    return {
      origin: url.origin,
      facts: facts.ok ? facts.value : [],
      cases: cases.ok ? cases.value.filter(({ offers }) => offers.includes(offer)).slice(0, mostCases) : [],
      contact,
    };
  };
