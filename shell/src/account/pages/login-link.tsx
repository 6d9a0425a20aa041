import { useSearchParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { LinkArrival } from '../features/sign-in-link/link-arrival.tsx';
import { LinkRequest } from '../features/sign-in-link/link-request.tsx';
import { AccountPage } from '../ui/account-page/account-page.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.link.head.title'), description: t('account.link.head.description'), noindex: true };
}

/** Asks for a log-in link, and is where the link leads. */
export function Page() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <AccountPage title={t('account.link.title')} lead={token ? undefined : t('account.link.lead')}>
      {token ? <LinkArrival token={token} /> : <LinkRequest />}
    </AccountPage>
  );
}
