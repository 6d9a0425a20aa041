import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Paragraph, ParagraphOrNull } from '../entries/entry-noun.ts';

export const CustomerCaseSchema = Type.Object(
  {
    caseId: Type.Integer(),
    lang: LanguageSchema,
    company: Type.String(),
    industryKey: Type.String({ description: 'The same in both languages: what an address or a filter carries' }),
    industry: Type.String({ description: 'The name of the industry, to be shown' }),
    project: Type.String(),
    details: Type.String(),
  },
  { $id: 'CustomerCase' },
);
export type CustomerCase = Static<typeof CustomerCaseSchema>;

export const caseEntry: EntryNoun = {
  path: 'cases',
  name: 'customer-case',
  table: 'customer_cases',
  keyColumn: 'id',
  fields: Type.Object({
    industryKey: Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      maxLength: 40,
      description: 'What the address of a filter carries',
    }),
    industryKo: Line,
    industryEn: LineOrNull,
    companyKo: Line,
    companyEn: LineOrNull,
    projectKo: Line,
    projectEn: LineOrNull,
    detailsKo: Paragraph,
    detailsEn: ParagraphOrNull,
  }),
  view: {
    operationId: 'viewCases',
    summary: 'Customer application cases',
    schema: CustomerCaseSchema,
    read: { caseId: 'id' },
  },
  label: ({ companyKo }) => String(companyKo),
};
