import { ButtonLink, EmptyState, ErrorState, Skeleton, useLocale, useSession, useTranslation } from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { useApi } from '../../api/client.ts';
import { listMyApplications } from '../../api/applications.ts';
import { ApplicationList } from './application-list.tsx';
import styles from './my-applications.module.css';

/** The member's own applications over all trainings, loaded in the browser once the session is known. */
export function MyApplications() {
  const { t } = useTranslation('education');
  const api = useApi();
  const locale = useLocale();
  const { status } = useSession();
  const { data, error, reload } = useRemote(status === 'signed-in' ? ['mine', locale] : undefined, (signal) =>
    listMyApplications({ api, locale, signal }),
  );

  if (status === 'signed-out') return null;
  return (
    <section aria-labelledby="my-training-applications">
      <h2 className={styles.title} id="my-training-applications">
        {t('application.mine.title')}
      </h2>
      {!data && !error ? <Skeleton height="120px" /> : null}
      {error ? <ErrorState title={t('application.mine.error')} onRetry={reload} /> : null}
      {data?.length === 0 && !error ? (
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
      {data && data.length > 0 && !error ? (
        <ApplicationList applications={data} level={3} onCancelled={reload} />
      ) : null}
    </section>
  );
}
