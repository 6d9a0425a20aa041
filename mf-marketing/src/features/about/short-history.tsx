import { foreignLang, ButtonLink, useLocale, useTranslation, type Settled } from '@portal/kit';
import { useRetry } from '@portal/kit/remote';
import { KeptNames } from '../../ui/offers/kept-names.tsx';
import { RetryNote } from '../../ui/retry/retry-note.tsx';
import { readTimeline, type TimelineEntry } from '../../api/content.ts';
import styles from './short-history.module.css';

/** The company's entries as one line each, with the way to the page that tells more. */
export function ShortHistory({ timeline }: { timeline: Settled<TimelineEntry[]> }) {
  const { t } = useTranslation('marketing');
  const locale = useLocale();
  const { result, isBusy, retry } = useRetry(timeline, readTimeline);
  if (!result.ok) return <RetryNote text={t('about.history.failed')} isBusy={isBusy} onRetry={retry} />;
  return (
    <>
      <ol className={styles.entries} aria-labelledby="history-title">
        {result.value.map(({ timelineId, date, title, lang }) => (
          <li key={timelineId} className={styles.entry}>
            <time className={styles.date} dateTime={date.replaceAll('.', '-')}>
              {date}
            </time>
            <span lang={foreignLang(lang, locale)}>
              <KeptNames>{title}</KeptNames>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <ButtonLink to="/timeline" variant="secondary">
          {t('about.history.more')}
        </ButtonLink>
      </p>
    </>
  );
}
