import { Type } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { slideResource } from './slide-resource.ts';

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

export const slides: PublicEntries = {
  resource: slideResource,
  view: {
    operationId: 'viewSlides',
    summary: 'The slides of Home',
    schema: SlideSchema,
    read: { slideId: 'id' },
  },
};
