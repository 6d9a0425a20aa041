import type { ResponseOf } from '@portal/kit';
import type { LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

/** A training in a language: the nearest first, then what is over from the latest back. */
export type Training = ResponseOf<paths, 'GET', '/api/education/view'>[number];
export type TrainingStatus = Training['status'];

/** All trainings in a language, as far as they are translated. */
export const listTrainings = ({ api, locale, signal }: Pick<LoadContext, 'api' | 'locale' | 'signal'>) =>
  api.get('/api/education/view', { query: { lang: locale }, signal });
