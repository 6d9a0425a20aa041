import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';

export const TimelineEntrySchema = Type.Object({
  timelineId: Type.Integer(),
  lang: LanguageSchema,
  title: Type.String(),
  date: Type.String({ pattern: '^\\d{4}\\.\\d{2}\\.\\d{2}$', description: 'yyyy.mm.dd' }),
});
export type TimelineEntry = Static<typeof TimelineEntrySchema>;
