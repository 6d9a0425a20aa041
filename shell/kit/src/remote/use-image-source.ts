import { usePortal, useSession } from '@portal/kit';
import { useEffect, useState } from 'react';

/**
 * What an `<img>` loads for the path that a service has given. What is not public is given to its author and to editors only,
 * so it is fetched with the session's token; undefined while it is on its way.
 */
export function useImageSource(path: string | null, isPublic: boolean): string | undefined {
  const { api } = usePortal();
  const { user } = useSession();
  const [fetched, setFetched] = useState<{ path: string; address: string }>();
  const isFetched = !isPublic && path !== null && user !== undefined;

  useEffect(() => {
    if (!isFetched) return undefined;
    const controller = new AbortController();
    let address: string | undefined;
    api.download(path, { signal: controller.signal }).then(
      ({ blob }) => {
        address = URL.createObjectURL(blob);
        setFetched({ path, address });
      },
      // The alternative text is shown instead.
      () => setFetched(undefined),
    );
    return () => {
      controller.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [api, path, isFetched]);

  if (isPublic) return path ?? undefined;
  return fetched?.path === path ? fetched?.address : undefined;
}
