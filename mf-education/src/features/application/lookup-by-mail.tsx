import { Button, TextField, useLocale, useTranslation } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { useApi } from '../../api/client.ts';
import { requestLookupLink } from '../../api/applications.ts';
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
  const form = useForm({
    initial: { email: known ?? '' },
    isGuarded: false,
    check: ({ email }) => ({ email: email.trim() ? undefined : 'required' }),
    send: ({ email }) => requestLookupLink(api, email.trim(), locale),
    errorText: (code) => t([`application.errors.${code}`, 'application.errors.invalid']),
  });
  const { failure, errors, state, isSending } = form;
  const isSent = state === 'saved';

  return (
    <form className={styles.request} {...form.props}>
      <p className={styles.text}>{t('application.link.offer')}</p>
      {known ? null : (
        <TextField label={t('application.email')} type="email" autoComplete="email" required {...form.field('email')} />
      )}
      <div role="alert">
        {failure && (known || !errors.email) ? <p className={styles.refused}>{applicationMessage(failure)}</p> : null}
      </div>
      <div role="status">
        {isSent ? (
          <p className={styles.sent}>{t('application.link.sent', { email: form.values.email.trim() })}</p>
        ) : null}
      </div>
      {isSent && known ? null : (
        <Button type="submit" variant="secondary" loading={isSending}>
          {t('application.link.send')}
        </Button>
      )}
    </form>
  );
}
