import { useSession, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AccountPage } from '../ui/account-page/account-page.tsx';
import { AlreadySignedIn } from '../ui/account-page/already-signed-in.tsx';
import { SecondStep } from '../ui/second-factor/second-step.tsx';
import { SignInForm, useSignIn } from '../features/sign-in/sign-in-form.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('account.login.head.title'), description: t('account.login.head.description') };
}

export function Page() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const signIn = useSignIn();
  return (
    <AccountPage title={t('account.login.title')} lead={t('account.login.lead')} cardTitle={t('account.login.card')}>
      {signIn.step ? (
        <SecondStep step={signIn.step} next={signIn.next} onBack={signIn.beginAnew} />
      ) : user && signIn.state === 'idle' ? (
        // Not while it leads on from here.
        <AlreadySignedIn user={user} />
      ) : (
        <SignInForm signIn={signIn} />
      )}
    </AccountPage>
  );
}
