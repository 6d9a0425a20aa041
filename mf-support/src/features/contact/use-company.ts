import { useLocale, type Settled } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { readCompany, type Company } from '../../api/company.ts';

/** What the page's loader brought, and another try when it failed. A new result of the loader wins over an older retry. */
export function useCompany(loaded: Settled<Company>) {
  const api = useApi();
  const locale = useLocale();
  const [retried, setRetried] = useState<{ of: Settled<Company>; result: Settled<Company> }>();
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    setRetried({ of: loaded, result: await readCompany({ api, locale }) });
    setBusy(false);
  }

  return { company: retried?.of === loaded ? retried.result : loaded, isBusy, retry: () => void retry() };
}
