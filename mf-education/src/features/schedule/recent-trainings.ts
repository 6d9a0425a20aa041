import type { Locale } from '@portal/kit';
import type { LoadContext } from '../../api/client.ts';
import { listTrainings } from '../../api/trainings.ts';
import { readTrainings, type ShownTraining } from '../../ui/training/shown-training.ts';

/** How long a list answers for the next state of the page: views, filters and dialogs then come at once. */
const RECENT_MS = 15_000;

let recent: { locale: Locale; at: number; trainings: ShownTraining[] } | undefined;

/** Keeps the list that the page shows. */
export function rememberTrainings(locale: Locale, trainings: ShownTraining[]): void {
  if (recent?.trainings !== trainings) recent = { locale, at: performance.now(), trainings };
}

/** After a change: the next list comes from the service. */
export function forgetTrainings(): void {
  recent = undefined;
}

/** The trainings, from the service unless they came a moment ago. Only a browser remembers. */
export async function recentTrainings(
  context: Pick<LoadContext, 'api' | 'locale' | 'signal'>,
): Promise<ShownTraining[]> {
  if (recent?.locale === context.locale && performance.now() - recent.at < RECENT_MS) return recent.trainings;
  return readTrainings(await listTrainings(context));
}
