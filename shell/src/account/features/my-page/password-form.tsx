import { Button, PasswordField, useToast, useTranslation } from '@portal/kit';
import { changePassword } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { FormMessage } from '../../ui/account-page/form-message.tsx';
import form from '../../ui/account-page/form.module.css';
import { newPasswordError } from '../../ui/account-page/password-rules.ts';
import { useAccountForm } from '../../ui/account-page/use-account-form.ts';
import { useFocusFirstError } from '../../ui/account-page/use-focus-first-error.ts';

/** Changes the password; asks for the present one. `onChanged` is called when the other devices have been signed out. */
export function PasswordForm({ onChanged }: { onChanged(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const { errors, message, isSending, submit, field } = useAccountForm({
    fields: ['currentPassword', 'newPassword', 'passwordAgain'],
    check: (values) => ({
      currentPassword: values.get('currentPassword') === '' ? 'required' : undefined,
      newPassword: newPasswordError(String(values.get('newPassword'))),
      passwordAgain: values.get('passwordAgain') === values.get('newPassword') ? undefined : 'password-mismatch',
    }),
    async send(values) {
      await changePassword(api, {
        currentPassword: String(values.get('currentPassword')),
        newPassword: String(values.get('newPassword')),
      });
      formElement.current?.reset();
      toast.success(t('account.my.password.success'));
      onChanged();
    },
    failure: t('account.my.password.failure'),
  });
  const formElement = useFocusFirstError(errors);
  return (
    <form className={form['form']} ref={formElement} onSubmit={submit} method="post" noValidate>
      <PasswordField
        {...field('currentPassword')}
        label={t('account.my.password.current')}
        autoComplete="current-password"
        required
      />
      <div className={form['pair']}>
        <PasswordField
          {...field('newPassword')}
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
      </div>
      <FormMessage>{message}</FormMessage>
      <div className={form['actions']}>
        <Button type="submit" loading={isSending}>
          {t('account.my.password.submit')}
        </Button>
      </div>
    </form>
  );
}
