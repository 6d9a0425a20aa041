import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { ForgotForm } from '../features/password-reset/forgot-form.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.forgot.head.title'), description: t('account.forgot.head.description'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('shell');
  return (
    <AccountPage title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <ForgotForm />
    </AccountPage>
  );
}
