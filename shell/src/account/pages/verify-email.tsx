import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { VerificationResult } from '../features/verify-email/verification-result.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.verify.head.title'), description: t('account.verify.head.description'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('shell');
  return (
    <AccountPage title={t('account.verify.title')}>
      <VerificationResult />
    </AccountPage>
  );
}
