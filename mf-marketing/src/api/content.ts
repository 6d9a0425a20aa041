import type { ApiClient, Locale } from '@portal/kit';
import type { ViewCasesAnswer, ViewOfficesAnswer, ViewSlidesAnswer, ViewTimelineAnswer } from './types.generated.ts';

export type CustomerCase = ViewCasesAnswer[number];
export type Office = ViewOfficesAnswer[number];
export type Slide = ViewSlidesAnswer[number];
export type TimelineEntry = ViewTimelineAnswer[number];

export interface ContentCall {
  api: ApiClient;
  locale: Locale;
  signal?: AbortSignal;
}

function readList<Item>(noun: string) {
  return ({ api, locale, signal }: ContentCall): Promise<Item[]> =>
    api.get<Item[]>(`/api/content/${noun}`, { query: { lang: locale }, signal });
}

export const readCases = readList<CustomerCase>('cases');
export const readOffices = readList<Office>('offices');
export const readSlides = readList<Slide>('slides');
export const readTimeline = readList<TimelineEntry>('timeline');
