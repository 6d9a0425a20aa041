import { ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import { useEffect, useState } from 'react';

/** Spec, "Business constants": how long after a failed inquiry the visitor is led to sign in. */
const REDIRECT_DELAY_MS = 3000;

/** Sign-in that comes back to a page of this section. */
export function signInAddress(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/** The way to sign in, next to the words that say it is needed. */
export function FailureSignIn({ path }: { path: string }) {
  const { t } = useTranslation('support');
  return (
    <ButtonLink to={signInAddress(path)} size="small">
      {t('inquiry.signIn')}
    </ButtonLink>
  );
}

/** Leads to sign-in after a while, and back to `path` from there; the visitor may stay. */
export function useSignInRedirect(path: string) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => navigate(signInAddress(path)), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, navigate, path]);

  return { isPending, start: () => setPending(true), stay: () => setPending(false) };
}
