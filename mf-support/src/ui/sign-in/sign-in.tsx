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

/**
 * Leads to sign-in after a while, and back to `path` from there. Any key stops the clock, so that no one is led away who
 * is still reading or listening; the way there stays on offer.
 */
export function useSignInRedirect(path: string) {
  const navigate = useNavigate();
  const [state, setState] = useState<'none' | 'held' | 'running'>('none');
  const isRunning = state === 'running';
  const hold = () => setState((now) => (now === 'running' ? 'held' : now));

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => navigate(signInAddress(path)), REDIRECT_DELAY_MS);
    // A key that is still down from sending repeats: it says nothing about the failure.
    const onKey = ({ repeat }: KeyboardEvent) => repeat || hold();
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [isRunning, navigate, path]);

  return { isOffered: state !== 'none', start: () => setState('running'), hold, stay: () => setState('none') };
}
