import type { ApiClient, Locale } from '@portal/kit';

interface Localized {
  /** The language the text is really in. */
  lang: Locale;
}

export interface Slide extends Localized {
  slideId: number;
  title: string;
  text: string;
  link: string;
  hasQuestionButton: boolean;
  hasWebEqApplicationButton: boolean;
}

export interface Office extends Localized {
  key: 'magok' | 'namyangju';
  title: string;
  address: string;
  latitude: number;
  longitude: number;
  subwayStation: string | null;
  subwayDirections: string | null;
  busStop: string;
  busNumbers: string[];
  busDirections: string;
  phone: string;
  secondPhone: string | null;
  fax: string;
  email: string;
}

export interface TimelineEntry extends Localized {
  timelineId: number;
  title: string;
  /** yyyy.mm.dd */
  date: string;
}

export interface CustomerCase extends Localized {
  caseId: number;
  company: string;
  industryKey: string;
  industry: string;
  project: string;
  details: string;
}

export interface ContentCall {
  api: ApiClient;
  locale: Locale;
  signal?: AbortSignal;
}

function readList<Item>(noun: string) {
  return ({ api, locale, signal }: ContentCall): Promise<Item[]> =>
    api.get<Item[]>(`/api/content/${noun}`, { query: { lang: locale }, signal });
}

export const readSlides = readList<Slide>('slides');
export const readOffices = readList<Office>('offices');
export const readTimeline = readList<TimelineEntry>('timeline');
export const readCases = readList<CustomerCase>('cases');
