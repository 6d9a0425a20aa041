import type { LoadContext } from '@portal/kit';
import type { MyApplication } from './types.ts';

/** The signed-in member's applications, the newest first. */
export function listMyApplications({
  api,
  locale,
  signal,
}: Pick<LoadContext, 'api' | 'locale' | 'signal'>): Promise<MyApplication[]> {
  return api.get<MyApplication[]>('/api/education/my-applications', { query: { lang: locale }, signal });
}
