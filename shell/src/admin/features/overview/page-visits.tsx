import { can, ErrorState, Skeleton, useLocale, useSession, useTranslation } from '@portal/kit';
import { useRemote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { useSectionTitles } from '../../admin-views.ts';
import { OverviewChart } from '../../ui/chart.tsx';
import styles from './overview.module.css';
import { summedVisits } from './summed-visits.ts';

/** So many pages have a bar; the table has all. */
const MOST_BARS = 10;

/** How often pages were opened, of the sections that the reader manages: by day, by page, and all of it as a table. */
export function PageVisits({ days }: { days: number }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const { user } = useSession();
  const { titles } = useSectionTitles();
  const sections = [...titles.keys()].filter((section) => can(user, section, 'manager'));
  const { data, error, reload } = useRemote(['page-visits', days, ...sections], (signal) =>
    Promise.all(
      sections.map((section) => api.get(`/api/portal/releases/${section}/visits`, { signal, query: { days } })),
    ),
  );
  if (sections.length === 0) return null;
  if (error && !data) return <ErrorState title={t('admin.overview.visits.failed')} onRetry={reload} />;
  if (!data) return <Skeleton height={200} />;

  const { names, total, pages } = summedVisits(data);
  const label = t('admin.overview.visits.count');
  const most = pages.slice(0, MOST_BARS);
  return (
    <section className={styles['section']}>
      <h3 className={styles['section-title']}>{t('admin.overview.visits.title')}</h3>
      <p className={styles['note']}>{t('admin.overview.visits.text')}</p>
      {pages.length > 0 && (
        <div className={styles['charts']}>
          <OverviewChart
            chart={{
              id: 'visits-by-day',
              label: t('admin.overview.visits.byDay'),
              kind: 'line',
              names,
              series: [{ label, values: total }],
            }}
          />
          <OverviewChart
            namesLabel={t('admin.overview.visits.page')}
            chart={{
              id: 'visits-by-page',
              label: t('admin.overview.visits.byPage', { count: most.length }),
              kind: 'bars',
              names: most.map(({ page }) => page),
              series: [{ label, values: most.map(({ visits }) => visits) }],
            }}
          />
        </div>
      )}
      {pages.length > most.length && (
        <details className={styles['all']}>
          <summary>{t('admin.overview.visits.all', { count: pages.length })}</summary>
          <table>
            <caption className="visually-hidden">{t('admin.overview.visits.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('admin.overview.visits.page')}</th>
                <th scope="col">{t('admin.overview.visits.section')}</th>
                <th scope="col">{label}</th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({ section, page, visits }) => (
                <tr key={`${section} ${page}`}>
                  <th scope="row">{page}</th>
                  <td>{titles.get(section) ?? section}</td>
                  <td>{visits.toLocaleString(locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {pages.length === 0 && <p>{t('admin.overview.visits.none')}</p>}
    </section>
  );
}
