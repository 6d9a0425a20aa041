import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';

interface TimelineRow {
  id: number;
  title_ko: string;
  title_en: string | null;
  date: string;
}

export interface StoredTimelineEntry {
  timelineId: number;
  title: Bilingual;
  /** yyyy.mm.dd */
  date: string;
}

export function createTimelineRepository(db: Knex) {
  return {
    /** The entries that are not hidden, in the order set by an admin. */
    async listShown(): Promise<StoredTimelineEntry[]> {
      const rows = await db('timeline_entries')
        .select<TimelineRow[]>('id', 'title_ko', 'title_en', db.raw(`to_char(happened_on, 'YYYY.MM.DD') as date`))
        .where('hidden', false)
        .orderBy(['position', 'id']);
      return rows.map((row) => ({ timelineId: row.id, title: { ko: row.title_ko, en: row.title_en }, date: row.date }));
    },
  };
}

export type TimelineRepository = ReturnType<typeof createTimelineRepository>;
