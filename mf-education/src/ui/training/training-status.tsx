import { Chip, useTranslation } from '@portal/kit';
import type { ShownTraining } from './shown-training.ts';
import { statusKey, statusTone } from './status-tone.ts';

/** The status an admin has set, and beside it what has become of the training since. */
export function TrainingStatus({
  training,
}: {
  training: Pick<ShownTraining, 'status' | 'derivedState' | 'underWay' | 'acceptsApplications'>;
}) {
  const { t } = useTranslation('education');
  const { status, derivedState, underWay, acceptsApplications } = training;
  return (
    <>
      <Chip tone={statusTone(status)}>{t(`schedule.status.${statusKey(status)}`)}</Chip>
      {derivedState === 'none' ? null : (
        <Chip tone={derivedState === 'full' ? 'warning' : 'neutral'}>{t(`schedule.state.${derivedState}`)}</Chip>
      )}
      {derivedState === 'full' && acceptsApplications ? (
        <Chip tone="success">{t('schedule.state.waitingList')}</Chip>
      ) : null}
      {underWay ? <Chip tone="neutral">{t('schedule.state.underWay')}</Chip> : null}
    </>
  );
}
