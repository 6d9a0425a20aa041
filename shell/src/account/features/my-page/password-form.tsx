import { Button, PasswordField, useToast, useTranslation, layout } from '@portal/kit';
import { useApi } from '../../../api/client.ts';
import { changePassword } from '../../../api/account.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import { NewPasswordFields } from '../../ui/account-page/new-password-fields.tsx';
import { newPasswordError } from '../../ui/account-page/password-rules.ts';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import form from '../../ui/account-page/form.module.css';

const EMPTY = { currentPassword: '', newPassword: '', passwordAgain: '' };
const SECRETS = ['currentPassword', 'newPassword', 'passwordAgain'] as const;

/** Changes the password; asks for the present one. `onChanged` is called when the other devices have been signed out. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const { props, field, message, isSending, reset } = useAccountForm({
    initial: EMPTY,
    secrets: SECRETS,
    check: ({ currentPassword, newPassword, passwordAgain }) => ({
      currentPassword: currentPassword === '' ? 'required' : undefined,
      newPassword: newPasswordError(newPassword),
      passwordAgain: passwordAgain === newPassword ? undefined : 'password-mismatch',
    }),
    send: ({ currentPassword, newPassword }) => changePassword(api, { currentPassword, newPassword }),
    onSent() {
      reset(EMPTY);
      toast.success(t('account.my.password.success'));
      onChanged();
    },
    failed: t('account.my.password.failure'),
  });
  return (
    <form className={form['form']} {...props}>
      <PasswordField
        {...field('currentPassword')}
        label={t('account.my.password.current')}
        autoComplete="current-password"
        required
      />
      <div className={form['pair']}>
        <NewPasswordFields password={field('newPassword')} again={field('passwordAgain')} />
      </div>
      <FormMessage>{message}</FormMessage>
      <div className={layout.row3}>
        <Button type="submit" loading={isSending}>
          {t('account.my.password.submit')}
        </Button>
      </div>
    </form>
  );
}
