import { Type } from '@portal/service-kit';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull } from '../entries/entry-noun.ts';

export const timelineEntry: EntryNoun = {
  path: 'timeline',
  name: 'timeline-entry',
  table: 'timeline_entries',
  keyColumn: 'id',
  fields: Type.Object({ titleKo: Line(), titleEn: LineOrNull(), happenedOn: Type.String({ format: 'date' }) }),
  read: { happenedOn: `to_char(happened_on, 'YYYY-MM-DD')` },
  label: ({ titleKo }) => String(titleKo),
};
