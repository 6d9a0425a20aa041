import { Button, Link, PasswordField, TextField, useTranslation } from '@portal/kit';
import type { FormEvent } from 'react';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';
import type { JoinField } from './check-join.ts';
import { Consents } from './consents.tsx';
import styles from './join-form.module.css';
import { useJoin } from './use-join.ts';

function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = input.value.replace(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}

/** The sign-up form. Its inputs keep their own text, so nothing typed is lost when sending fails. */
export function JoinForm() {
  const { t } = useTranslation('shell');
  const { errors, message, isSending, submit, search } = useJoin();
  const formElement = useFocusFirstError(errors);

  const field = (name: JoinField, options: { hint?: boolean } = {}) => ({
    name,
    label: t(`account.join.${name}`),
    hint: options.hint ? t(`account.join.${name}Hint`) : undefined,
    error: errors[name] && t([`account.errors.${errors[name]}`, 'account.errors.invalid']),
    required: true,
  });
  const numeric = { inputMode: 'numeric', onInput: keepDigits, autoComplete: 'off' } as const;

  return (
    <>
      <form className={form['form']} ref={formElement} onSubmit={submit} method="post" noValidate>
        <TextField {...field('email', { hint: true })} type="email" autoComplete="email" maxLength={254} />
        <div className={form['pair']}>
          <PasswordField {...field('password', { hint: true })} autoComplete="new-password" />
          <PasswordField {...field('passwordAgain')} autoComplete="new-password" />
        </div>
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <div className={form['pair']}>
          <TextField {...field('birthDate', { hint: true })} {...numeric} maxLength={8} />
          <TextField
            {...field('digit', { hint: true })}
            {...numeric}
            maxLength={1}
            inputClassName={styles['digit']}
            suffix={
              <span className={styles['dots']} aria-hidden="true">
                ●●●●●●
              </span>
            }
          />
        </div>
        <div className={form['pair']}>
          <TextField {...field('phoneNumber', { hint: true })} type="tel" autoComplete="tel" maxLength={30} />
          <TextField
            {...field('company', { hint: true })}
            required={false}
            autoComplete="organization"
            maxLength={200}
          />
        </div>
        <Consents errors={errors} />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {t('account.join.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        {t('account.join.haveAccount')} <Link to={`/login${search}`}>{t('account.join.login')}</Link>
      </p>
    </>
  );
}
