import { useEffect, useState } from 'react';

/**
 * The secret of a mailed link: what is behind the # of the URL, which no server is sent and no log has. Empty without one;
 * undefined until the browser has told it.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return token;
}
