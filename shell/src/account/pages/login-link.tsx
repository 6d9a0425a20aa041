import { useSearchParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { withQuery } from '@portal/kit/url';
import { useApi } from '../../api/client.ts';
import { sendSignInLink } from '../../api/second-factor.ts';
import { awaitNext, LinkArrival } from '../features/sign-in-link/link-arrival.tsx';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { MailRequest } from '../ui/account-page/mail-request.tsx';
import { nextPath } from '../ui/second-factor/next-path.ts';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.link.head.title'), description: t('account.link.head.description'), noindex: true };
}

/** Asks for a sign-in link, and is where the link leads. */
export function Page() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <AccountPage title={t('account.link.title')} lead={token ? undefined : t('account.link.lead')}>
      {token ? (
        <LinkArrival token={token} />
      ) : (
        <MailRequest
          kind="link"
          send={(email) => sendSignInLink(api, email)}
          onSent={() => awaitNext(nextPath(params.get('next')))}
          backTo={withQuery('/login', params)}
        />
      )}
    </AccountPage>
  );
}
