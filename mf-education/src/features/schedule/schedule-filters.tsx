import { Link, useLocale, useTranslation, layout } from '@portal/kit';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import type { ScheduleQuery } from './schedule-query.ts';
import type { ScheduleState } from './use-schedule.ts';
import styles from './schedule-filters.module.css';

interface FilterProps {
  label: string;
  options: { label: string; patch: Partial<ScheduleQuery>; isCurrent: boolean }[];
  hrefFor: ScheduleState['hrefFor'];
}

function Filter({ label, options, hrefFor }: FilterProps) {
  return (
    <nav className={styles.filter} aria-label={label}>
      <span className={`${layout.rigid} ${layout.muted} ${layout.small}`} aria-hidden="true">
        {label}
      </span>
      <ul className={layout.row1}>
        {options.map((option) => (
          <li key={option.label}>
            <Link
              className={styles.option}
              to={hrefFor(option.patch)}
              keepPlace
              aria-current={option.isCurrent ? 'true' : undefined}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ScheduleFiltersProps extends Pick<ScheduleState, 'query' | 'hrefFor'> {
  /** All trainings: their types are what one can choose. */
  trainings: ShownTraining[];
}

/** By type and by status; each choice is an address. */
export function ScheduleFilters({ query, hrefFor, trainings }: ScheduleFiltersProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const types = [...new Set([...trainings.map(({ typeKo }) => typeKo), query.type])].filter((type) => type !== '');
  /** As a training says it that is translated, else in Korean. */
  const labelOf = (typeKo: string) =>
    trainings.find((training) => training.typeKo === typeKo && training.lang === locale)?.type ?? typeKo;
  const all = t('schedule.filter.all');
  return (
    <div className={styles.filters}>
      <Filter
        label={t('schedule.filter.type')}
        hrefFor={hrefFor}
        options={['', ...types].map((type) => ({
          label: type === '' ? all : labelOf(type),
          patch: { type },
          isCurrent: type === query.type,
        }))}
      />
      <Filter
        label={t('schedule.filter.status')}
        hrefFor={hrefFor}
        options={(['', 'recruiting', 'completed'] as const).map((status) => ({
          label: status === '' ? all : t(`schedule.status.${status}`),
          patch: { status },
          isCurrent: status === query.status,
        }))}
      />
    </div>
  );
}
