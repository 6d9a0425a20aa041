import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Paragraph, ParagraphOrNull } from '../entries/entry-noun.ts';

const SlideSchema = Type.Object(
  {
    slideId: Type.Integer(),
    lang: LanguageSchema,
    title: Type.String(),
    text: Type.String(),
    link: Type.String({ description: 'The path that the detail button opens' }),
    hasQuestionButton: Type.Boolean(),
    hasWebEqApplicationButton: Type.Boolean(),
  },
  { $id: 'Slide' },
);
export type Slide = Static<typeof SlideSchema>;

export const slideEntry: EntryNoun = {
  path: 'slides',
  name: 'home-slide',
  table: 'home_slides',
  keyColumn: 'id',
  fields: Type.Object({
    titleKo: Line,
    titleEn: LineOrNull,
    textKo: Paragraph,
    textEn: ParagraphOrNull,
    link: Type.String({
      pattern: '^/([^/\\\\]|$)',
      maxLength: 200,
      description: 'A path of this site; //host would leave it',
    }),
    hasQuestionButton: Type.Boolean(),
    hasWebEqApplicationButton: Type.Boolean(),
  }),
  view: {
    operationId: 'viewSlides',
    summary: 'The slides of Home',
    schema: SlideSchema,
    read: { slideId: 'id' },
  },
  label: ({ titleKo }) => String(titleKo),
};
