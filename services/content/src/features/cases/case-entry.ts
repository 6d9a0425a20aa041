import { Type } from '@portal/service-kit';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Paragraph, ParagraphOrNull } from '../entries/entry-noun.ts';

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
    industryKo: Line(),
    industryEn: LineOrNull(),
    companyKo: Line(),
    companyEn: LineOrNull(),
    projectKo: Line(),
    projectEn: LineOrNull(),
    detailsKo: Paragraph(),
    detailsEn: ParagraphOrNull(),
  }),
  label: ({ companyKo }) => String(companyKo),
};
