import type { LoadContext } from '@portal/kit';
import type { Training } from './types.ts';

/** All trainings in a language, as far as they are translated. */
export function listTrainings({
  api,
  locale,
  signal,
}: Pick<LoadContext, 'api' | 'locale' | 'signal'>): Promise<Training[]> {
  return api.get<Training[]>('/api/education/view', { query: { lang: locale }, signal });
}
