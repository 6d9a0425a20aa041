import { PasswordField, useTranslation } from '@portal/kit';
import type { ComponentProps } from 'react';

type Binding = Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** A new password, and the same once more: what `field()` of the form gives for each. */
export function NewPasswordFields({ password, again }: { password: Binding; again: Binding }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PasswordField
        {...password}
        label={t('account.reset.password')}
        hint={t('account.join.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField {...again} label={t('account.reset.passwordAgain')} autoComplete="new-password" required />
    </>
  );
}
