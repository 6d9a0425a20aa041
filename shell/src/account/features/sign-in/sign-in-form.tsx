import { Button, Checkbox, Icon, Link, PasswordField, TextField, useTranslation } from '@portal/kit';
import { useEffect, useRef } from 'react';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';
import { rememberedEmail } from './remembered-email.ts';
import type { useSignIn } from './use-sign-in.ts';

/** E-mail, password, and the choice to remember the e-mail. */
export function SignInForm({ errors, message, isSending, submit, search, isSentHere }: ReturnType<typeof useSignIn>) {
  const { t } = useTranslation('shell');
  const formElement = useFocusFirstError(errors);
  const email = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const textOf = (code: string | undefined) => code && t(`account.errors.${code}`);

  useEffect(() => {
    // Not known to the server, so it is put in afterwards, unless somebody has typed by then.
    const known = rememberedEmail();
    if (!known || !email.current || email.current.value) return;
    email.current.value = known;
    if (remember.current) remember.current.checked = true;
  }, []);

  return (
    <>
      {isSentHere && (
        <p className={form['notice']} role="status">
          <Icon className={form['messageIcon']} name="info" size={18} />
          {t('account.login.needed')}
        </p>
      )}
      <form className={form['form']} ref={formElement} onSubmit={submit} method="post" noValidate>
        <TextField
          ref={email}
          name="email"
          type="email"
          label={t('account.login.email')}
          autoComplete="username"
          error={textOf(errors.email)}
          required
        />
        <PasswordField
          name="password"
          label={t('account.login.password')}
          autoComplete="current-password"
          error={textOf(errors.password)}
          required
        />
        <div className={form['between']}>
          <Checkbox ref={remember} name="remember" label={t('account.login.remember')} />
          <Link to="/forgot-password">{t('account.login.forgot')}</Link>
        </div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" size="large" loading={isSending}>
          {t('account.login.submit')}
        </Button>
      </form>
      <p className={form['foot']}>
        {t('account.login.noAccount')} <Link to={`/join${search}`}>{t('account.login.join')}</Link>
      </p>
    </>
  );
}
