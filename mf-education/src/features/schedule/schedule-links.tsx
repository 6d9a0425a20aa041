import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import { useEffect, useState } from 'react';
import styles from './schedule-links.module.css';

/** Where else to go from the schedule: all trainings in the visitor's own calendar (without script a file), and certificates. */
export function ScheduleLinks() {
  const { t } = useTranslation('education');
  const path = `/api/education/calendar.ics?lang=${useLocale()}`;
  const [origin, setOrigin] = useState('');
  // Calendars subscribe to what this scheme names; the server does not know the host
  useEffect(() => setOrigin(`webcal://${location.host}`), []);
  return (
    <p className={styles.links}>
      <a className={styles.link} href={origin + path}>
        <Icon name="calendar" size={18} /> {t('schedule.subscribe')}
      </a>
      <Link className={styles.link} to="/education/certificates">
        <Icon name="check" size={18} /> {t('schedule.certificates')}
      </Link>
    </p>
  );
}
