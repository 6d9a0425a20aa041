import { Icon, useLocale, useTranslation } from '@portal/kit';
import styles from './calendar-link.module.css';

/** The training as a calendar file. */
export function CalendarLink({ educationId }: { educationId: number }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <a className={styles.link} href={`/api/education/calendar?educationId=${educationId}&lang=${locale}`} download>
      <Icon name="calendar" size={18} /> {t('training.calendar')}
    </a>
  );
}
