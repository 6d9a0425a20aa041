import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';

export const SlideSchema = Type.Object({
  slideId: Type.Integer(),
  lang: LanguageSchema,
  title: Type.String(),
  text: Type.String(),
  link: Type.String({ description: 'The path that the detail button opens' }),
  hasQuestionButton: Type.Boolean(),
  hasWebEqApplicationButton: Type.Boolean(),
});
export type Slide = Static<typeof SlideSchema>;
