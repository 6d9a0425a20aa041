import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import { OfferKey } from '../../offers.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { shownPictureSql } from '../pictures/picture-repository.ts';
import { ShownPictureOrNull } from '../pictures/picture-schemas.ts';
import { caseResource } from './case-resource.ts';

const Slug = { pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 };
const SlugOrNull = Type.Unsafe<string | null>({
  ...Slug,
  type: ['string', 'null'],
  description: 'The end of the URL of its page; the number of the case where it has none',
});
const problems = ['inspection', 'data', 'monitoring', 'records', 'planning', 'climate'] as const;
const ProblemOrNull = Type.Unsafe<(typeof problems)[number] | null>({
  type: ['string', 'null'],
  enum: [...problems, null],
  description: 'What the customer had to solve',
});
const Offers = Type.Array(OfferKey, { uniqueItems: true, maxItems: 6, description: 'Products and solutions in use' });
const IsSample = Type.Boolean({ description: 'Invented, and marked as such on the page' });
const StoryText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });

const shown = {
  caseId: Type.Integer(),
  slug: SlugOrNull,
  lang: LanguageSchema,
  company: Type.String(),
  industryKey: Type.String({ description: 'The same in both languages: what an address or a filter carries' }),
  industry: Type.String({ description: 'The name of the industry, to be shown' }),
  problem: ProblemOrNull,
  offers: Offers,
  project: Type.String(),
  details: Type.String(),
  figures: StoryText('Results in figures, one a line: the figure, `|`, what it says'),
  isSample: IsSample,
  picture: ShownPictureOrNull,
};

const picture = shownPictureSql('customer_cases.picture_id');

export const CustomerCaseSchema = Type.Object(shown, { $id: 'CustomerCase' });
export type CustomerCase = Static<typeof CustomerCaseSchema>;

export const CaseStorySchema = Type.Object(
  {
    ...shown,
    challenge: StoryText('What was wrong before'),
    solution: StoryText('What was done'),
    result: StoryText('What has changed'),
    quote: StoryText('What somebody of the customer says'),
    quoteBy: StoryText('Who says so'),
    updatedAt: Type.String({ description: 'ISO 8601' }),
    isTranslated: Type.Boolean({ description: 'It can be read in English too' }),
  },
  { $id: 'CaseStory' },
);

export const cases: PublicEntries = {
  resource: caseResource,
  view: {
    operationId: 'viewCases',
    summary: 'Customer application cases',
    schema: CustomerCaseSchema,
    read: { caseId: 'id', picture },
  },
  detail: {
    operationId: 'viewCase',
    summary: 'The story of one customer case, by its slug or its number',
    schema: CaseStorySchema,
    read: {
      caseId: 'id',
      updatedAt: `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      picture,
    },
    nameColumn: 'slug',
  },
};
