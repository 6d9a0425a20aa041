import { useNavigate } from '@portal/kit';
import { useEffect, useState } from 'react';
import { signInAddress } from './sign-in-address.ts';

/** Spec, "Business constants": how long after a failed inquiry the visitor is led to sign in. */
const REDIRECT_DELAY_MS = 3000;

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
