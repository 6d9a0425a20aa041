import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { timelineResource } from './timeline-resource.ts';

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

export const timelineEntries: PublicEntries = {
  resource: timelineResource,
  view: {
    operationId: 'viewTimeline',
    summary: 'The company history',
    schema: TimelineEntrySchema,
    read: { timelineId: 'id', date: `to_char(happened_on, 'YYYY.MM.DD')` },
  },
};
