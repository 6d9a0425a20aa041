import { Button, ButtonLink, useNavigate, useSearchParams, useToast, useTranslation, layout } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { resetPassword } from '../../../api/account.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { NewPasswordFields } from '../../ui/account-page/new-password-fields.tsx';
import { newPasswordError } from '../../ui/account-page/password-rules.ts';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';
import { Result } from '../../ui/account-page/result.tsx';

const EMPTY = { password: '', passwordAgain: '' };
const SECRETS = ['password', 'passwordAgain'] as const;

/** Takes a new password, twice, for the account that the mailed token belongs to. */
export function ResetForm() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isInvalid, setIsInvalid] = useState(token === '');
  const { props, field, message, isSending } = useAccountForm({
    initial: EMPTY,
    secrets: SECRETS,
    check: ({ password, passwordAgain }) => ({
      password: newPasswordError(password),
      passwordAgain: passwordAgain === password ? undefined : 'password-mismatch',
    }),
    send: ({ password }) => resetPassword(api, { token, password }),
    onSent() {
      toast.success(t('account.reset.success'));
      navigate('/login', { replace: true });
    },
    onFailed: ({ code }) => setIsInvalid(code === 'token-invalid'),
    failed: t('account.reset.failure'),
  });
  if (isInvalid) {
    return (
      <Result
        announcedBy="alert"
        kind="invalid"
        title={t('account.reset.invalidTitle')}
        text={t('account.reset.invalidText')}
      >
        <ButtonLink to="/forgot-password">{t('account.reset.askAgain')}</ButtonLink>
      </Result>
    );
  }
  return (
    <form className={form['form']} {...props}>
      <NewPasswordFields password={field('password')} again={field('passwordAgain')} />
      <p className={`${layout.muted} ${layout.small}`}>{t('account.reset.note')}</p>
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" loading={isSending}>
        {t('account.reset.submit')}
      </Button>
    </form>
  );
}
