import { ApiError, Button, TextField, useLocale, useTranslation } from '@portal/kit';
import { useState, type FormEvent } from 'react';
import { requestLookupLink } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import styles from './lookup-by-mail.module.css';
import { useApplicationMessage } from './use-application-message.ts';

interface LookupByMailProps {
  /** The address is known: only the button is shown. */
  email?: string;
}

/** Has a one-time link mailed that opens the applications of an address, for those who applied with another browser. */
export function LookupByMail({ email: known }: LookupByMailProps) {
  const { t } = useTranslation('education');
  const applicationMessage = useApplicationMessage();
  const api = useApi();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [error, setError] = useState<{ code?: string; text?: string }>({});
  const email = known ?? typed.trim();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    setError(email === '' ? { code: 'required' } : {});
    if (email === '') return;
    setState('sending');
    try {
      await requestLookupLink(api, email, locale);
      setState('sent');
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure : new ApiError(0);
      setError({
        code: problem.errors?.email,
        text: problem.errors?.email && !known ? undefined : applicationMessage(problem),
      });
      setState('typing');
    }
  }

  return (
    <form className={styles.request} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.text}>{t('application.link.offer')}</p>
      {known ? null : (
        <TextField
          label={t('application.email')}
          type="email"
          autoComplete="email"
          required
          value={typed}
          error={error.code ? t([`application.errors.${error.code}`, 'application.errors.invalid']) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div role="alert">{error.text ? <p className={styles.refused}>{error.text}</p> : null}</div>
      <div role="status">
        {state === 'sent' ? <p className={styles.sent}>{t('application.link.sent', { email })}</p> : null}
      </div>
      {state === 'sent' && known ? null : (
        <Button type="submit" variant="secondary" loading={state === 'sending'}>
          {t('application.link.send')}
        </Button>
      )}
    </form>
  );
}
