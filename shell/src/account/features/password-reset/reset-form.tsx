import {
  ApiError,
  Button,
  ButtonLink,
  Icon,
  PasswordField,
  useNavigate,
  useSearchParams,
  useToast,
  useTranslation,
} from '@portal/kit';
import { useState } from 'react';
import { resetPassword } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { newPasswordError } from '../../ui/account-page/password-rules.ts';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';
import styles from './password-reset.module.css';

function LinkInvalid() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['sent']} role="alert">
      <Icon className={styles['invalid']} name="alert" size={40} />
      <h2 className={styles['title']}>{t('account.reset.invalidTitle')}</h2>
      <p className={styles['text']}>{t('account.reset.invalidText')}</p>
      <ButtonLink to="/forgot-password">{t('account.reset.askAgain')}</ButtonLink>
    </div>
  );
}

/** Takes a new password, twice, for the account that the mailed token belongs to. */
export function ResetForm() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [isInvalid, setIsInvalid] = useState(token === '');
  const { errors, message, isSending, submit, field } = useAccountForm({
    fields: ['password', 'passwordAgain'],
    check: (values) => ({
      password: newPasswordError(String(values.get('password'))),
      passwordAgain: values.get('passwordAgain') === values.get('password') ? undefined : 'password-mismatch',
    }),
    async send(values) {
      try {
        await resetPassword(api, { token, password: String(values.get('password')) });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'token-invalid') setIsInvalid(true);
        throw error;
      }
      toast.success(t('account.reset.success'));
      navigate('/login', { replace: true });
    },
    failure: t('account.reset.failure'),
  });
  const formElement = useFocusFirstError(errors);
  if (isInvalid) return <LinkInvalid />;
  return (
    <form className={form['form']} ref={formElement} onSubmit={submit} method="post" noValidate>
      <PasswordField
        {...field('password')}
        label={t('account.reset.password')}
        hint={t('account.join.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('passwordAgain')}
        label={t('account.reset.passwordAgain')}
        autoComplete="new-password"
        required
      />
      <p className={form['note']}>{t('account.reset.note')}</p>
      <FormMessage>{message}</FormMessage>
      <Button type="submit" size="large" loading={isSending}>
        {t('account.reset.submit')}
      </Button>
    </form>
  );
}
