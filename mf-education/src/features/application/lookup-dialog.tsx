import { Button, Dialog, TextField, useSession, useToast, useTranslation } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { searchApplication, type ApplicationRecord } from '../../api/applications.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { LookupByMail } from './lookup-by-mail.tsx';
import styles from './lookup-dialog.module.css';
import { useCancelApplication } from './use-cancel-application.ts';

// Spec, "Business constants": what a dialog showed is cleared 300 ms after it has closed.
const CLEAR_DELAY_MS = 300;

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
  const api = useApi();
  const toast = useToast();
  const { user } = useSession();
  const own = { email: user?.email ?? '' };
  const [answer, setAnswer] = useState<{ email: string; record: ApplicationRecord | null }>();
  const { cancel, isCancelling, message, clear } = useCancelApplication();
  const form = useForm({
    initial: own,
    isGuarded: false,
    check: ({ email }) => ({ email: email.trim() ? undefined : 'required' }),
    async send({ email }) {
      clear();
      setAnswer(undefined);
      const address = email.trim();
      return { email: address, record: await searchApplication(api, educationId, address) };
    },
    onSent(found) {
      if (!found.record) toast.warning(t('application.search.none'));
      setAnswer(found);
    },
    onFailed: () => toast.error(t('application.search.failed')),
    errorText: (code, field) =>
      field ? t([`application.errors.${code}`, 'application.errors.invalid']) : t('application.search.failed'),
  });

  const forget = useEffectEvent(() => {
    form.reset(own);
    setAnswer(undefined);
    clear();
  });
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => forget(), CLEAR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);

  async function cancelFound(record: ApplicationRecord) {
    if (!(await cancel(record))) return;
    onClose();
    onCancelled();
  }

  const record = answer?.record;
  const missing = answer && !record ? answer.email : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={t('application.search.title')} maxWidth={600}>
      <form className={styles.form} {...form.props}>
        <TextField
          label={t('application.email')}
          hint={t('application.search.hint')}
          type="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
        <Button type="submit" loading={form.isSending}>
          {t('application.search.submit')}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {missing ? <p className={styles.missing}>{t('application.search.none')}</p> : null}
        {form.message ? <p className={styles.refused}>{form.message}</p> : null}
        {record ? <h3 className={styles.heading}>{t('application.search.found')}</h3> : null}
      </div>
      {missing ? <LookupByMail email={missing} key={missing} /> : null}
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
