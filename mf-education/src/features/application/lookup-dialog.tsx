import { ApiError, Button, Dialog, TextField, useSession, useToast, useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { searchApplication, type ApplicationRecord } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { LookupByMail } from './lookup-by-mail.tsx';
import styles from './lookup-dialog.module.css';
import { useCancelApplication } from './use-cancel-application.ts';

// Spec, "Business constants": what a dialog showed is cleared 300 ms after it has closed.
const CLEAR_DELAY_MS = 300;

type Search =
  | { state: 'none' | 'searching' }
  | { state: 'failed'; reason: string }
  | { state: 'found'; record: ApplicationRecord }
  | { state: 'missing'; email: string };

interface LookupDialogProps {
  educationId: number;
  open: boolean;
  onClose(): void;
  /** An application has been cancelled: seats and queue have changed. */
  onCancelled(): void;
}

/** Finds one's own application for a training by the e-mail address, and cancels it. */
export function LookupDialog({ educationId, open, onClose, onCancelled }: LookupDialogProps) {
  const { t } = useTranslation('education');
  const slowDownText = useSlowDownText();
  const api = useApi();
  const toast = useToast();
  const { user } = useSession();
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<'required'>();
  const [search, setSearch] = useState<Search>({ state: 'none' });
  const { cancel, isCancelling, message, clear } = useCancelApplication();
  const email = typed ?? user?.email ?? '';

  const forget = useEffectEvent(() => {
    setTyped(undefined);
    setError(undefined);
    setSearch({ state: 'none' });
    clear();
  });
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => forget(), CLEAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  async function find(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    setError(address === '' ? 'required' : undefined);
    if (address === '' || search.state === 'searching') return;
    clear();
    setSearch({ state: 'searching' });
    try {
      const record = await searchApplication(api, educationId, address);
      if (!record) toast.warning(t('application.search.none'));
      setSearch(record ? { state: 'found', record } : { state: 'missing', email: address });
    } catch (failure) {
      toast.error(t('application.search.failed'));
      const isSlowedDown = failure instanceof ApiError && failure.status === 429;
      setSearch({ state: 'failed', reason: isSlowedDown ? slowDownText(failure) : t('application.search.failed') });
    }
  }

  async function cancelFound(record: ApplicationRecord) {
    if (!(await cancel(record))) return;
    onClose();
    onCancelled();
  }

  const record = search.state === 'found' ? search.record : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={t('application.search.title')} maxWidth={600}>
      <form className={styles.form} noValidate onSubmit={(event) => void find(event)}>
        <TextField
          label={t('application.email')}
          hint={t('application.search.hint')}
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error ? t(`application.errors.${error}`) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" loading={search.state === 'searching'}>
          {t('application.search.submit')}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {search.state === 'missing' ? <p className={styles.missing}>{t('application.search.none')}</p> : null}
        {search.state === 'failed' ? <p className={styles.refused}>{search.reason}</p> : null}
        {record ? <h3 className={styles.heading}>{t('application.search.found')}</h3> : null}
      </div>
      {search.state === 'missing' ? <LookupByMail email={search.email} key={search.email} /> : null}
      {record ? <ApplicationFacts record={record} /> : null}
      <div role="alert">{message ? <p className={styles.refused}>{message}</p> : null}</div>
      {record?.cancellable ? (
        <div className={styles.actions}>
          <Button variant="danger" loading={isCancelling} onClick={() => void cancelFound(record)}>
            {t('application.cancel')}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
