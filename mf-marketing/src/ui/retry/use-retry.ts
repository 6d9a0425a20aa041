import { settle, useLocale, type Settled } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import type { ContentCall } from '../../api/content.ts';

interface Retried<Value> {
  of: Settled<Value>;
  result: Settled<Value>;
}

/** Repeats one failed call of a page that survived it. A new result from the loader wins over an older retry. */
export function useRetry<Value>(loaded: Settled<Value>, read: (call: ContentCall) => Promise<Value>) {
  const api = useApi();
  const locale = useLocale();
  const [retried, setRetried] = useState<Retried<Value>>();
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    setRetried({ of: loaded, result: await settle(read({ api, locale })) });
    setBusy(false);
  }

  return { result: retried?.of === loaded ? retried.result : loaded, isBusy, retry: () => void retry() };
}
