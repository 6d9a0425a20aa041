import { ErrorState, Link, Skeleton, useLocale, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useSectionTitles } from '../../admin-views.ts';
import { OverviewChart } from '../../ui/chart.tsx';
import styles from './overview.module.css';
import { PageVisits } from './page-visits.tsx';
import { SystemStates } from './system-states.tsx';
import { useOverviews } from './use-overviews.ts';

const PERIODS = [7, 30, 90];

/** What waits for the reader, how the services fare, and numbers over time: of each section what the reader's roles allow. */
export function Overview() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [days, setDays] = useState(30);
  const { data, error, reload } = useOverviews(days);
  const { titles } = useSectionTitles();
  if (error && !data) return <ErrorState title={t('admin.overview.failed')} onRetry={reload} />;
  if (!data) return <Skeleton height={280} />;

  const titleOf = (name: string) => titles.get(name) ?? t(`admin.overview.services.${name}`, { defaultValue: name });
  const known = data.flatMap(({ name, overview }) => (overview ? [{ name, ...overview }] : []));
  const missing = data.filter(({ overview }) => !overview).map(({ name }) => titleOf(name));
  const waiting = known.flatMap((part) => part.waiting);
  const states = known.flatMap(({ name, states: all }) => all.map((state) => ({ ...state, name })));
  const charts = known.filter((part) => part.charts.length > 0);

  return (
    <div className={styles['overview']}>
      {missing.length > 0 && (
        <ErrorState title={t('admin.overview.incomplete', { sections: missing.join(', ') })} onRetry={reload} />
      )}
      {waiting.length > 0 && (
        <section>
          <h2 className={styles['title']}>{t('admin.overview.waiting')}</h2>
          <ul className={styles['counts']}>
            {waiting.map(({ id, label, count, path }) => (
              <li key={id}>
                <Link className={styles['count']} to={path ?? '/admin'} data-none={count === 0 ? '' : undefined}>
                  <strong>{count.toLocaleString(locale)}</strong>
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SystemStates states={states} titleOf={titleOf} />
      {charts.length > 0 && (
        <section>
          <div className={styles['head']}>
            <h2 className={styles['title']}>{t('admin.overview.numbers')}</h2>
            <label className={styles['period']}>
              {t('admin.overview.period')}
              <select value={days} onChange={(event) => setDays(Number(event.target.value))}>
                {PERIODS.map((count) => (
                  <option key={count} value={count}>
                    {t('admin.overview.days', { count })}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {charts.map(({ name, charts: ofSection }) => (
            <section key={name} className={styles['section']}>
              <h3 className={styles['section-title']}>{titleOf(name)}</h3>
              <div className={styles['charts']}>
                {ofSection.map((chart) => (
                  <OverviewChart key={chart.id} chart={chart} />
                ))}
              </div>
            </section>
          ))}
          <PageVisits days={days} />
        </section>
      )}
    </div>
  );
}
