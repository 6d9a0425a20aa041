import { Button, Dialog, Skeleton, useLocale, useTranslation, type ApiError } from '@portal/kit';
import { useRemote } from '@portal/kit/remote';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { openLookupLink, type MyApplication } from '../../api/applications.ts';
import { ApplicationList } from './application-list.tsx';
import { LookupByMail } from './lookup-by-mail.tsx';
import styles from './opened-lookup.module.css';

interface OpenedLookupProps {
  /** From the mailed link; it works once. */
  token: string;
  onClose(): void;
}

/**
 * What the mailed link leads to: all applications of that address, each with its cancelling. A press uses the link up, not opening
 * the page: programs that read mails open links, too.
 */
export function OpenedLookupDialog({ token, onClose }: OpenedLookupProps) {
  const { t } = useTranslation('education');
  const slowDownText = useSlowDownText();
  const api = useApi();
  const locale = useLocale();
  const [isPressed, setPressed] = useState(false);
  // Of the token alone: the link opens once, whatever language the page changes to.
  const {
    data: lookup,
    error,
    loading,
    show,
  } = useRemote(isPressed ? ['lookup', token] : undefined, () => openLookupLink(api, token, locale));
  const outcome = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone
  useEffect(() => {
    if (isPressed) outcome.current?.focus();
  }, [isPressed]);

  function reasonOf(refusal: ApiError): string {
    if (refusal.status === 429) return slowDownText(refusal);
    return t(refusal.status === 404 ? 'application.link.invalid' : 'application.link.failed');
  }

  function markCancelled({ applicationId }: MyApplication) {
    if (!lookup) return;
    const applications = lookup.applications.map((application) =>
      application.applicationId === applicationId
        ? { ...application, status: 'cancelled' as const, place: undefined, cancellable: false }
        : application,
    );
    show({ ...lookup, applications });
  }

  return (
    <Dialog open onClose={onClose} title={t('application.link.title')} maxWidth={600}>
      {isPressed ? null : (
        <div className={styles.ask}>
          <p>{t('application.link.ask')}</p>
          <Button onClick={() => setPressed(true)}>{t('application.link.show')}</Button>
        </div>
      )}
      <div role="status" tabIndex={-1} ref={outcome}>
        {loading ? <Skeleton height="96px" /> : null}
        {lookup ? <p className={styles.whose}>{t('application.link.whose', { email: lookup.email })}</p> : null}
        {error ? <p className={styles.refused}>{reasonOf(error)}</p> : null}
      </div>
      {error ? <LookupByMail /> : null}
      {lookup?.applications.length === 0 ? <p>{t('application.search.none')}</p> : null}
      {lookup ? <ApplicationList applications={lookup.applications} level={3} onCancelled={markCancelled} /> : null}
    </Dialog>
  );
}
