import { settle, useSession, type Settled } from '@portal/kit';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { listMyInquiries, type MyInquiries } from '../../api/inquiries.ts';

/** A page of the member's own inquiries, once the session is known; nothing before and for visitors. */
export function useMyInquiries() {
  const api = useApi();
  const { user } = useSession();
  const email = user?.email;
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ of: string; result: Settled<MyInquiries> }>();

  useEffect(() => {
    if (!email) return undefined;
    const controller = new AbortController();
    settle(listMyInquiries(api, page, controller.signal)).then(
      (result) => setLoaded({ of: email, result }),
      (error: unknown) => {
        // The page or the member has changed meanwhile; another call is under way.
        if (!controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [api, email, page, attempt]);

  const result = loaded?.of === email ? loaded?.result : undefined;
  return { result, page, setPage, retry: () => setAttempt(attempt + 1) };
}
