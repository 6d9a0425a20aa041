import { useLocale, useToast, useTranslation, type Settled } from '@portal/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownTraining } from '../../ui/training/shown-training.ts';

/**
 * The trainings to show: those of the loader, or the last ones there were while it fails, so that an open dialog and
 * what was typed in it stay. A failure is said once for each attempt (spec, "Error catalogue").
 */
export function useKeptTrainings(loaded: Settled<ShownTraining[]>): ShownTraining[] | undefined {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const toast = useToast();
  const [kept, setKept] = useState(loaded.ok ? { locale, trainings: loaded.value } : undefined);
  if (loaded.ok && kept?.trainings !== loaded.value) setKept({ locale, trainings: loaded.value });

  const take = useEffectEvent((answer: Settled<ShownTraining[]>) => {
    if (!answer.ok) toast.error(t('schedule.error'));
  });
  useEffect(() => take(loaded), [loaded]);
  if (loaded.ok) return loaded.value;
  return kept?.locale === locale ? kept.trainings : undefined;
}
