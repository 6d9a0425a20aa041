import { useTranslation } from '@portal/kit';
import type { Applicant } from '../../api/admin-applicants.ts';
import styles from './status-dot.module.css';

/** Green for a seat, red for anything else (spec, "Applicants view"); the words beside it say which. */
export function StatusDot({ applicant: { status, place } }: { applicant: Pick<Applicant, 'status' | 'place'> }) {
  const { t } = useTranslation('education');
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-status={status} aria-hidden="true" />
      {status === 'waiting' && place ? t('application.waitingAt', { place }) : t(`application.status.${status}`)}
    </span>
  );
}
