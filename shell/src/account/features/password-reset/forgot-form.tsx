import { Button, Icon, Link, TextField, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { forgotPassword } from '../../../api/account.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { isEmail } from '../../ui/email/is-email.ts';
import form from '../../ui/account-page/form.module.css';
import styles from './password-reset.module.css';

const EMPTY = { email: '' };

function Sent({ email, onAgain }: { email: string; onAgain(): void }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['sent']} role="status">
      <Icon className={styles['mark']} name="mail" size={40} />
      <h2 className={styles['title']}>{t('account.forgot.sentTitle')}</h2>
      <p className={styles['text']}>{t('account.forgot.sentText', { email })}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('account.forgot.again')}
      </Button>
    </div>
  );
}

/** Asks for the address; what follows is the same whether there is an account or not. */
export function ForgotForm() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const [sentTo, setSentTo] = useState<string>();
  const { props, field, message, isSending, reset } = useAccountForm({
    initial: EMPTY,
    check: ({ email }) => ({ email: isEmail(email) ? undefined : 'email' }),
    send: ({ email }) => forgotPassword(api, email.trim()),
    onSent(_answer, { email }) {
      setSentTo(email.trim());
      reset(EMPTY);
    },
    failed: t('account.forgot.failure'),
  });
  if (sentTo) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <>
      <form className={form['form']} {...props}>
        <TextField
          {...field('email')}
          label={t('account.login.email')}
          hint={t('account.forgot.hint')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {t('account.forgot.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        <Link to="/login">{t('account.forgot.back')}</Link>
      </p>
    </>
  );
}
