import { ApiError } from '@portal/kit';
import { useEffect, useState } from 'react';
import { useApi } from '../../../api/client.ts';

export type Verification = 'working' | 'done' | 'invalid' | 'failed';

/** Confirms the address that the token belongs to; in the browser only, as the token is used up by it. */
export function useVerification(token: string): { state: Verification; retry(): void } {
  const api = useApi();
  const [state, setState] = useState<Verification>('working');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') {
      setState('invalid');
      return;
    }
    setState('working');
    api
      .send('POST', '/api/user/verify-email', { token })
      .then(() => setState('done'))
      .catch((error: unknown) =>
        setState(error instanceof ApiError && error.status >= 400 && error.status < 429 ? 'invalid' : 'failed'),
      );
  }, [api, attempt, token]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
