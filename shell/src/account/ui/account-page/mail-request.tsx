import { Button, Link, TextField, useTranslation } from '@portal/kit';
import { isEmail } from '@portal/kit/form';
import { useState } from 'react';
import { FormMessage } from './form-message.tsx';
import form from './form.module.css';
import { Result } from './result.tsx';
import { useAccountForm } from './use-account-form.ts';

const EMPTY = { email: '' };

interface MailRequestProps {
  /** Its words are in `account.forgot` or `account.link`. */
  kind: 'forgot' | 'link';
  send(email: string): Promise<unknown>;
  onSent?(): void;
  /** Where the sign-in form is. */
  backTo?: string;
}

/** Asks for the address that a link is mailed to; what follows is the same whether there is an account or not. */
export function MailRequest({ kind, send, onSent, backTo = '/login' }: MailRequestProps) {
  const { t } = useTranslation('shell');
  const [sentTo, setSentTo] = useState<string>();
  const text = (name: string, values?: object) => t(`account.${kind}.${name}`, { ...values });
  const { props, field, message, isSending, reset } = useAccountForm({
    initial: EMPTY,
    check: ({ email }) => ({ email: isEmail(email) ? undefined : 'email' }),
    send: ({ email }) => send(email.trim()),
    onSent(_answer, { email }) {
      onSent?.();
      setSentTo(email.trim());
      reset(EMPTY);
    },
    failed: text('failure'),
  });
  if (sentTo) {
    return (
      <Result announcedBy="status" kind="mail" title={text('sentTitle')} text={text('sentText', { email: sentTo })}>
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          {text('again')}
        </Button>
      </Result>
    );
  }
  return (
    <>
      <form className={form['form']} {...props}>
        <TextField
          {...field('email')}
          label={t('account.login.email')}
          hint={text('hint')}
          type="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {text('submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        <Link to={backTo}>{text('back')}</Link>
      </p>
    </>
  );
}
