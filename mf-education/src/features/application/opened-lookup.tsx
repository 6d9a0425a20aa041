import { ApiError, Dialog, Skeleton, useLocale, useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useEffect, useRef, useState } from 'react';
import { openLookupLink, type MyApplication, type OpenedLookup } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { ApplicationList } from './application-list.tsx';
import { LookupByMail } from './lookup-by-mail.tsx';
import styles from './opened-lookup.module.css';

type Opening =
  | { state: 'opening' }
  | { state: 'opened'; lookup: OpenedLookup }
  | { state: 'refused'; reason: 'invalid' | 'failed' | ApiError };

/** An ApiError when the call was slowed down. */
function reasonOf(error: unknown): 'invalid' | 'failed' | ApiError {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 429) return error;
  return error.status === 404 ? 'invalid' : 'failed';
}

interface OpenedLookupProps {
  /** From the mailed link; it works once. */
  token: string;
  onClose(): void;
  onCancelled(): void;
}

/** What the mailed link leads to: all applications of that address, each with its cancelling. */
export function OpenedLookupDialog({ token, onClose, onCancelled }: OpenedLookupProps) {
  const { t } = useTranslation('education');
  const slowDownText = useSlowDownText();
  const api = useApi();
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const used = useRef<string>(undefined);

  useEffect(() => {
    // React may run an effect twice; the link opens once.
    if (used.current === token) return;
    used.current = token;
    openLookupLink(api, token, locale).then(
      (lookup) => setOpening({ state: 'opened', lookup }),
      (error) => setOpening({ state: 'refused', reason: reasonOf(error) }),
    );
  }, [api, locale, token]);

  function markCancelled({ applicationId }: MyApplication) {
    onCancelled();
    setOpening((before) => {
      if (before.state !== 'opened') return before;
      const applications = before.lookup.applications.map((application) =>
        application.applicationId === applicationId
          ? { ...application, status: 'cancelled' as const, place: undefined, cancellable: false }
          : application,
      );
      return { state: 'opened', lookup: { ...before.lookup, applications } };
    });
  }

  return (
    <Dialog open onClose={onClose} title={t('application.link.title')} maxWidth={600}>
      <div role="status">
        {opening.state === 'opening' ? <Skeleton height="96px" /> : null}
        {opening.state === 'opened' ? (
          <p className={styles.whose}>{t('application.link.whose', { email: opening.lookup.email })}</p>
        ) : null}
        {opening.state === 'refused' ? (
          <p className={styles.refused}>
            {opening.reason instanceof ApiError
              ? slowDownText(opening.reason)
              : t(`application.link.${opening.reason}`)}
          </p>
        ) : null}
      </div>
      {opening.state === 'refused' ? <LookupByMail /> : null}
      {opening.state === 'opened' && opening.lookup.applications.length === 0 ? (
        <p>{t('application.search.none')}</p>
      ) : null}
      {opening.state === 'opened' ? (
        <ApplicationList applications={opening.lookup.applications} level={3} onCancelled={markCancelled} />
      ) : null}
    </Dialog>
  );
}
