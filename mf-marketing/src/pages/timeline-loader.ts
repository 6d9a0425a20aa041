import type { LoadContext } from '@portal/kit';
import { readTimeline, type TimelineEntry } from '../api/content.ts';

export function loadTimeline({ api, locale, signal }: LoadContext): Promise<TimelineEntry[]> {
  return readTimeline({ api, locale, signal });
}
