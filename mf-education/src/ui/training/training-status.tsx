import { Chip, useTranslation } from '@portal/kit';
import type { ShownTraining } from './shown-training.ts';

const toneOf: Record<string, 'success' | 'primary'> = { recruiting: 'success', completed: 'primary' };

/** The status an admin has set, and beside it what has become of the training since. */
export function TrainingStatus({ training }: { training: Pick<ShownTraining, 'status' | 'derivedState'> }) {
  const { t } = useTranslation('education');
  const { status, derivedState } = training;
  const tone = toneOf[status];
  return (
    <>
      <Chip tone={tone ?? 'error'}>{tone ? t(`schedule.status.${status}`) : t('schedule.status.other')}</Chip>
      {derivedState === 'none' ? null : (
        <Chip tone={derivedState === 'full' ? 'warning' : 'neutral'}>{t(`schedule.state.${derivedState}`)}</Chip>
      )}
    </>
  );
}
