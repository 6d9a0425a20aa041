import type { HeadInput, PageHead } from '@portal/kit';
import { faqPage } from '../features/offer-facts/faq-json-ld.ts';
import { offerHead, type MonthlyPrice } from '../features/offers/offer-head.ts';
import type { OfferKey } from '../ui/offers/offers.ts';
import type { OfferData } from './offer-data.ts';

/** The head of an offer's page, with its questions; `messages` is the page's group of texts. */
export const offerPageHead =
  (key: OfferKey, messages: string, price?: MonthlyPrice) =>
  (input: HeadInput<OfferData>): PageHead =>
    offerHead(key, messages, input, { price, more: faqPage(input.data.facts) });
