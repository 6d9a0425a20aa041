import { Link, useTranslation } from '@portal/kit';
import { SCHEDULE_VIEWS } from './schedule-query.ts';
import type { ScheduleState } from './use-schedule.ts';
import styles from './view-switch.module.css';

/** Cards, list or month. */
export function ViewSwitch({ query, hrefFor }: Pick<ScheduleState, 'query' | 'hrefFor'>) {
  const { t } = useTranslation('education');
  return (
    <nav aria-label={t('schedule.view.label')}>
      <ul className={styles.switch}>
        {SCHEDULE_VIEWS.map((view) => (
          <li key={view}>
            <Link
              className={styles.view}
              to={hrefFor({ view })}
              keepPlace
              aria-current={view === query.view ? 'true' : undefined}
            >
              {t(`schedule.view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
