import {
  ApiError,
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  useLocale,
  useSession,
  useTranslation,
} from '@portal/kit';
import { useEffect, useState } from 'react';
import { listMyApplications, type MyApplication } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { ApplicationList } from './application-list.tsx';
import styles from './my-applications.module.css';

/** The member's own applications over all trainings, loaded in the browser once the session is known. */
export function MyApplications() {
  const { t } = useTranslation('education');
  const api = useApi();
  const locale = useLocale();
  const { status } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ applications: MyApplication[] } | { failed: true }>();

  useEffect(() => {
    if (status !== 'signed-in') return undefined;
    const leaving = new AbortController();
    listMyApplications({ api, locale, signal: leaving.signal }).then(
      (applications) => setAnswer({ applications }),
      (error) => {
        if (error instanceof ApiError) setAnswer({ failed: true });
        else if (!leaving.signal.aborted) throw error;
      },
    );
    return () => leaving.abort();
  }, [api, attempt, locale, status]);

  if (status === 'signed-out') return null;
  return (
    <section aria-labelledby="my-training-applications">
      <h2 className={styles.title} id="my-training-applications">
        {t('application.mine.title')}
      </h2>
      {!answer ? <Skeleton height="120px" /> : null}
      {answer && 'failed' in answer ? (
        <ErrorState title={t('application.mine.error')} onRetry={() => setAttempt(attempt + 1)} />
      ) : null}
      {answer && 'applications' in answer && answer.applications.length === 0 ? (
        <EmptyState
          icon="calendar"
          level={3}
          title={t('application.mine.empty')}
          text={t('application.mine.emptyText')}
          action={
            <ButtonLink to="/education/schedule" variant="secondary">
              {t('application.mine.schedule')}
            </ButtonLink>
          }
        />
      ) : null}
      {answer && 'applications' in answer && answer.applications.length > 0 ? (
        <ApplicationList applications={answer.applications} level={3} onCancelled={() => setAttempt(attempt + 1)} />
      ) : null}
    </section>
  );
}
