import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull } from '../entries/entry-noun.ts';

export const TimelineEntrySchema = Type.Object(
  {
    timelineId: Type.Integer(),
    lang: LanguageSchema,
    title: Type.String(),
    date: Type.String({ pattern: '^\\d{4}\\.\\d{2}\\.\\d{2}$', description: 'yyyy.mm.dd' }),
  },
  { $id: 'TimelineEntry' },
);
export type TimelineEntry = Static<typeof TimelineEntrySchema>;

export const timelineEntry: EntryNoun = {
  path: 'timeline',
  name: 'timeline-entry',
  table: 'timeline_entries',
  keyColumn: 'id',
  fields: Type.Object({ titleKo: Line, titleEn: LineOrNull, happenedOn: Type.String({ format: 'date' }) }),
  read: { happenedOn: `to_char(happened_on, 'YYYY-MM-DD')` },
  view: {
    operationId: 'viewTimeline',
    summary: 'The company history',
    schema: TimelineEntrySchema,
    read: { timelineId: 'id', date: `to_char(happened_on, 'YYYY.MM.DD')` },
  },
  label: ({ titleKo }) => String(titleKo),
};
