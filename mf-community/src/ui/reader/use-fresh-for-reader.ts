import { useLocale, useLocation, useParams, useSession } from '@portal/kit';
import { useEffect, useState } from 'react';
import { useApi, type LoadContext } from '../../api/client.ts';

interface ForReader {
  /** What readerNow() said when it was loaded. */
  reader: string | undefined;
}

/**
 * A page's data as the one who looks at it gets them: a document comes as anybody does, while authors and admins also
 * see what is hidden from others, so that theirs are loaded again once the session is known. Until then, and for
 * everybody else, the data stay what they are.
 */
export function useFreshForReader<Data extends ForReader>(
  data: Data,
  load: (context: LoadContext) => Promise<Data>,
): Data {
  const api = useApi();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const params = JSON.stringify(useParams());
  const { status, user } = useSession();
  const email = user?.email;
  const [fresh, setFresh] = useState<{ insteadOf: Data; data: Data }>();

  useEffect(() => {
    if (status === 'unknown' || email === data.reader) return undefined;
    const controller = new AbortController();
    const url = new URL(pathname + search, location.origin);
    load({ params: JSON.parse(params) as LoadContext['params'], url, locale, api, signal: controller.signal }).then(
      (loaded) => setFresh({ insteadOf: data, data: loaded }),
      (error: unknown) => {
        if (!controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [status, email, data, load, params, pathname, search, locale, api]);

  return fresh?.insteadOf === data && fresh.data.reader === email ? fresh.data : data;
}
