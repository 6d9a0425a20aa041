import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { TimelineRepository } from './timeline-repository.ts';
import type { TimelineEntry } from './timeline-schemas.ts';

export function createTimelineService({ listShown }: Pick<TimelineRepository, 'listShown'>) {
  return {
    /** The company history from the founding on, in the language asked for where there is one. */
    async list(lang: Language): Promise<TimelineEntry[]> {
      const entries = await listShown();
      return entries.map(({ timelineId, date, title }) => ({ timelineId, date, ...localize({ title }, lang) }));
    },
  };
}
