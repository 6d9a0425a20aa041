import type { ResponseOf } from '@portal/kit';
import type { LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

export type CustomerCase = ResponseOf<paths, 'GET', '/api/content/cases'>[number];
export type Office = ResponseOf<paths, 'GET', '/api/content/offices'>[number];
export type Slide = ResponseOf<paths, 'GET', '/api/content/slides'>[number];
export type TimelineEntry = ResponseOf<paths, 'GET', '/api/content/timeline'>[number];

export type ContentCall = Pick<LoadContext, 'api' | 'locale'> & Partial<Pick<LoadContext, 'signal'>>;

export const options = ({ locale, signal }: ContentCall) => ({ query: { lang: locale }, signal });

export const readCases = (call: ContentCall) => call.api.get('/api/content/cases', options(call));
export const readOffices = (call: ContentCall) => call.api.get('/api/content/offices', options(call));
export const readSlides = (call: ContentCall) => call.api.get('/api/content/slides', options(call));
export const readTimeline = (call: ContentCall) => call.api.get('/api/content/timeline', options(call));
