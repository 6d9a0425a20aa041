import { foreignLang, useLocale, useTranslation } from '@portal/kit';
import type { TimelineEntry } from '../../api/content.ts';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { groupByYear } from './group-by-year.ts';
import styles from './timeline-list.module.css';

export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  return (
    <ol className={styles.years}>
      {groupByYear(entries).map(({ year, entries: ofYear }) => (
        <li key={year} className={styles.year}>
          <h3 className={styles.number}>{year}</h3>
          <ol className={styles.entries} aria-label={t('timeline.yearEntries', { year })}>
            {ofYear.map(({ timelineId, title, date, lang }) => (
              <li key={timelineId} className={styles.entry}>
                <time className={styles.date} dateTime={date.replaceAll('.', '-')}>
                  {date}
                </time>
                <p className={styles.title} lang={foreignLang(lang, locale)}>
                  <KeptNames>{title}</KeptNames>
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
