import { Chip, useTranslation } from '@portal/kit';
import type { ApplicationRecord } from '../../api/applications.ts';

const tones = { signup: 'success', waiting: 'warning', cancelled: 'neutral' } as const;

/** Whether an application holds a seat, waits (and where), or was cancelled. */
export function ApplicationStatus({
  record: { status, place },
}: {
  record: Pick<ApplicationRecord, 'status' | 'place'>;
}) {
  const { t } = useTranslation('education');
  return (
    <Chip tone={tones[status]}>
      {status === 'waiting' && place ? t('application.waitingAt', { place }) : t(`application.status.${status}`)}
    </Chip>
  );
}
