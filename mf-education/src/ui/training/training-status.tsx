import { Chip, useTranslation } from '@portal/kit';
import type { ShownTraining } from './shown-training.ts';

const toneOf: Record<string, 'success' | 'primary'> = { recruiting: 'success', completed: 'primary' };

/** The status an admin has set, and beside it what has become of the training since. */
export function TrainingStatus({
  training,
}: {
  training: Pick<ShownTraining, 'status' | 'derivedState' | 'underWay'>;
}) {
  const { t } = useTranslation('education');
  const { status, derivedState, underWay } = training;
  const tone = toneOf[status];
  return (
    <>
      <Chip tone={underWay && tone ? 'neutral' : (tone ?? 'error')}>
        {tone ? t(`schedule.status.${status}`) : t('schedule.status.other')}
      </Chip>
      {derivedState === 'none' ? null : (
        <Chip tone={derivedState === 'full' ? 'warning' : 'neutral'}>{t(`schedule.state.${derivedState}`)}</Chip>
      )}
      {underWay ? <Chip tone="neutral">{t('schedule.state.underWay')}</Chip> : null}
    </>
  );
}
