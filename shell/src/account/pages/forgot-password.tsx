import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { forgotPassword } from '../../api/account.ts';
import { useApi } from '../../api/client.ts';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { MailRequest } from '../ui/account-page/mail-request.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.forgot.head.title'), description: t('account.forgot.head.description'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('shell');
  const api = useApi();
  return (
    <AccountPage title={t('account.forgot.title')} lead={t('account.forgot.lead')}>
      <MailRequest kind="forgot" send={(email) => forgotPassword(api, email)} />
    </AccountPage>
  );
}
