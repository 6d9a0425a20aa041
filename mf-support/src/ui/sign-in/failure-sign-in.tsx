import { ButtonLink, useTranslation } from '@portal/kit';
import { signInAddress } from './sign-in-address.ts';

/** The way to sign in, next to the words that say it is needed. */
export function FailureSignIn({ path }: { path: string }) {
  const { t } = useTranslation('support');
  return (
    <ButtonLink to={signInAddress(path)} size="small">
      {t('inquiry.signIn')}
    </ButtonLink>
  );
}
