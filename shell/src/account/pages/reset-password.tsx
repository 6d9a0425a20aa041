import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { ResetForm } from '../features/password-reset/reset-form.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.reset.head.title'), description: t('account.reset.head.description'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('shell');
  return (
    <AccountPage title={t('account.reset.title')} lead={t('account.reset.lead')}>
      <ResetForm />
    </AccountPage>
  );
}
