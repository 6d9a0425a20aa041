import type { CustomerCase } from '../api/content.ts';
import type { Contact } from '../api/contact.ts';
import type { OfferFact } from '../api/offer-facts.ts';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

/** What the page of an offer reads. */
export interface OfferData extends PageOrigin {
  facts: OfferFact[];
  /** Some of the cases that use the offer. */
  cases: CustomerCase[];
  contact?: Contact;
}
