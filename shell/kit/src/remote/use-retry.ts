import { settle, useApi, useLocale, type ApiClient, type Locale, type Settled } from '@portal/kit';
import { useState } from 'react';

/** Repeats one failed call of a page that survived it. A new result from the loader wins over an older retry. */
export function useRetry<Value, Paths extends object>(
  loaded: Settled<Value>,
  read: (call: { api: ApiClient<Paths>; locale: Locale }) => Promise<Value>,
) {
  const api = useApi<Paths>();
  const locale = useLocale();
  const [retried, setRetried] = useState<{ of: Settled<Value>; result: Settled<Value> }>();
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    setRetried({ of: loaded, result: await settle(read({ api, locale })) });
    setBusy(false);
  }

  return { result: retried?.of === loaded ? retried.result : loaded, isBusy, retry: () => void retry() };
}
