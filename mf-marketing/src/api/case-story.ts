import type { ResponseOf } from '@portal/kit';
import { options, type ContentCall } from './content.ts';
import type { paths } from './types.generated.ts';

export type CaseStory = ResponseOf<paths, 'GET', '/api/content/cases/{entryKey}'>;

export const readCase = (call: ContentCall, key: string) =>
  call.api.get(`/api/content/cases/${encodeURIComponent(key)}`, options(call));
