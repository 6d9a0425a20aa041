import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import { monthName } from '../../ui/training/training-dates.ts';
import { monthBeside } from './month-days.ts';
import styles from './month-switch.module.css';

interface MonthSwitchProps {
  month: string;
  thisMonth: string;
  hrefOfMonth(month: string): string;
}

/** The name of the month that is shown, and the ways to its neighbours and to the present one. */
export function MonthSwitch({ month, thisMonth, hrefOfMonth }: MonthSwitchProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const before = monthBeside(month, -1);
  const after = monthBeside(month, 1);
  return (
    <div className={styles.month}>
      <Link
        className={styles.step}
        to={hrefOfMonth(before)}
        keepPlace
        aria-label={t('schedule.month.before', { month: monthName(before, locale) })}
      >
        <Icon name="chevron-left" />
      </Link>
      <h2 className={styles.name} aria-live="polite">
        {monthName(month, locale)}
      </h2>
      <Link
        className={styles.step}
        to={hrefOfMonth(after)}
        keepPlace
        aria-label={t('schedule.month.after', { month: monthName(after, locale) })}
      >
        <Icon name="chevron-right" />
      </Link>
      {month === thisMonth ? null : (
        <Link className={styles.present} to={hrefOfMonth(thisMonth)} keepPlace>
          {t('schedule.month.present')}
        </Link>
      )}
    </div>
  );
}
