import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readContact, type Contact } from '../api/contact.ts';
import { readCases, readTimeline, type TimelineEntry } from '../api/content.ts';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

export interface AboutData extends PageOrigin {
  timeline: Settled<TimelineEntry[]>;
  caseCount?: number;
  contact?: Contact;
}

/** The page works without the content service: it then says that its history is missing. */
export async function loadAbout({ api, locale, signal, url }: LoadContext): Promise<AboutData> {
  const call = { api, locale, signal };
  const [timeline, cases, contact] = await Promise.all([
    settle(readTimeline(call)),
    settle(readCases(call)),
    readContact(call),
  ]);
  return { origin: url.origin, timeline, caseCount: cases.ok ? cases.value.length : undefined, contact };
}
