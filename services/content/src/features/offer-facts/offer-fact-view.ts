import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import { OfferKey } from '../../offers.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { offerFactResource } from './offer-fact-resource.ts';

const Kind = Type.Enum(['question', 'specification', 'requirement', 'release'], {
  $id: 'OfferFactKind',
  type: 'string',
});

export const OfferFactSchema = Type.Object(
  {
    factId: Type.Integer(),
    lang: LanguageSchema,
    offer: OfferKey,
    kind: Kind,
    title: Type.String({ description: 'A question, the name of a value, or a version' }),
    text: Type.String({ description: 'The answer, the value, or what is new' }),
    isSample: Type.Boolean({ description: 'Invented, and marked as such on the page' }),
  },
  { $id: 'OfferFact' },
);
export type OfferFact = Static<typeof OfferFactSchema>;

export const offerFacts: PublicEntries = {
  resource: offerFactResource,
  view: {
    operationId: 'viewOfferFacts',
    summary: 'Questions, specifications, requirements and releases, of all products and solutions or of one',
    schema: OfferFactSchema,
    read: { factId: 'id' },
    filter: Type.Object({ offer: Type.Optional(OfferKey) }),
  },
};
