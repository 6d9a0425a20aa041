import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import { OfferKey } from '../../offers.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Paragraph, ParagraphOrNull } from '../entries/entry-noun.ts';

const Kind = Type.Enum(['question', 'specification', 'requirement', 'release'], {
  $id: 'OfferFactKind',
  type: 'string',
});
const IsSample = Type.Boolean({ description: 'Invented, and marked as such on the page' });

export const OfferFactSchema = Type.Object(
  {
    factId: Type.Integer(),
    lang: LanguageSchema,
    offer: OfferKey,
    kind: Kind,
    title: Type.String({ description: 'A question, the name of a value, or a version' }),
    text: Type.String({ description: 'The answer, the value, or what is new' }),
    isSample: IsSample,
  },
  { $id: 'OfferFact' },
);
export type OfferFact = Static<typeof OfferFactSchema>;

export const offerFactEntry: EntryNoun = {
  path: 'offer-facts',
  name: 'offer-fact',
  table: 'offer_facts',
  keyColumn: 'id',
  fields: Type.Object({
    offer: OfferKey,
    kind: Kind,
    titleKo: Line,
    titleEn: LineOrNull,
    textKo: Paragraph,
    textEn: ParagraphOrNull,
    isSample: IsSample,
  }),
  view: {
    operationId: 'viewOfferFacts',
    summary: 'Questions, specifications, requirements and releases, of all products and solutions or of one',
    schema: OfferFactSchema,
    read: { factId: 'id' },
    filter: Type.Object({ offer: Type.Optional(OfferKey) }),
  },
  label: ({ titleKo }) => String(titleKo),
};
