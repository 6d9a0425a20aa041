import { Button, Icon, Link, TextField, useSearchParams, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { sendSignInLink } from '../../../api/second-factor.ts';
import form from '../../ui/account-page/form.module.css';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { nextPath } from '../../ui/second-factor/next-path.ts';
import { awaitNext } from './awaited-next.ts';
import styles from './sign-in-link.module.css';

const EMPTY = { email: '' };

/** Asks for the address; what follows is the same whether there is an account or not. */
export function LinkRequest() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const { props, field, message, isSending, reset } = useAccountForm({
    initial: EMPTY,
    check: ({ email }) => ({ email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? undefined : 'email' }),
    send: ({ email }) => sendSignInLink(api, email.trim()),
    onSent(_answer, { email }) {
      awaitNext(nextPath(params.get('next')));
      setSentTo(email.trim());
      reset(EMPTY);
    },
    failed: t('account.link.failure'),
  });
  if (sentTo) {
    return (
      <div className={styles['result']} role="status">
        <Icon className={styles['mark']} name="mail" size={40} />
        <h2 className={styles['title']}>{t('account.link.sentTitle')}</h2>
        <p className={styles['text']}>{t('account.link.sentText', { email: sentTo })}</p>
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          {t('account.link.again')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <form className={form['form']} {...props}>
        <TextField
          {...field('email')}
          label={t('account.login.email')}
          hint={t('account.link.hint')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {t('account.link.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        <Link to={params.size > 0 ? `/login?${params}` : '/login'}>{t('account.link.back')}</Link>
      </p>
    </>
  );
}
