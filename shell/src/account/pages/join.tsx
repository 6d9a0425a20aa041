import { useSession, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { AlreadySignedIn } from '../ui/account-page/already-signed-in.tsx';
import { JoinForm } from '../features/join/join-form.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.join.head.title'), description: t('account.join.head.description') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  return (
    <AccountPage
      width={user ? 'narrow' : 'wide'}
      title={t('account.join.title')}
      lead={t('account.join.lead')}
      cardTitle={t('account.join.card')}
    >
      {user ? <AlreadySignedIn user={user} /> : <JoinForm />}
    </AccountPage>
  );
}
