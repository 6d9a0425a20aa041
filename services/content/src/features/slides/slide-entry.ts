import { Type } from '@portal/service-kit';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Paragraph, ParagraphOrNull } from '../entries/entry-noun.ts';

export const slideEntry: EntryNoun = {
  path: 'slides',
  name: 'home-slide',
  table: 'home_slides',
  keyColumn: 'id',
  fields: Type.Object({
    titleKo: Line(),
    titleEn: LineOrNull(),
    textKo: Paragraph(),
    textEn: ParagraphOrNull(),
    link: Type.String({
      pattern: '^/([^/\\\\]|$)',
      maxLength: 200,
      description: 'A path of this site; //host would leave it',
    }),
    hasQuestionButton: Type.Boolean(),
    hasWebEqApplicationButton: Type.Boolean(),
  }),
  label: ({ titleKo }) => String(titleKo),
};
