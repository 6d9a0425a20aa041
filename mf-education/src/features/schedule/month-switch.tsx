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
  const step = (direction: 'before' | 'after') => {
    const target = monthBeside(month, direction === 'before' ? -1 : 1);
    return (
      <Link
        className={styles.step}
        to={hrefOfMonth(target)}
        keepPlace
        aria-label={t(`schedule.month.${direction}`, { month: monthName(target, locale) })}
      >
        <Icon name={direction === 'before' ? 'chevron-left' : 'chevron-right'} />
      </Link>
    );
  };
  return (
    <div className={styles.month}>
      {step('before')}
      <h2 className={styles.name} aria-live="polite">
        {monthName(month, locale)}
      </h2>
      {step('after')}
      {month === thisMonth ? null : (
        <Link className={styles.present} to={hrefOfMonth(thisMonth)} keepPlace>
          {t('schedule.month.present')}
        </Link>
      )}
    </div>
  );
}
