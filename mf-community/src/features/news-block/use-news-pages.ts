import { settle, useLocale, type Settled } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { loadBlockPage, type BlockPage } from './load-block-page.ts';

export interface NewsPages {
  page: number;
  result: Settled<BlockPage>;
  isLoading: boolean;
  goTo(page: number): void;
}

/** Pages through the block: the first page comes from the widget's loader, the others when they are asked for. */
export function useNewsPages(first: Settled<BlockPage>): NewsPages {
  const api = useApi();
  const locale = useLocale();
  const [shown, setShown] = useState({ first, page: 1, result: first, isLoading: false });
  const running = useRef<AbortController>(undefined);

  // A new first page (a retry, another language) starts the block again; what was under way is of no use then.
  useEffect(() => () => running.current?.abort(), [first]);
  const current = shown.first === first ? shown : { first, page: 1, result: first, isLoading: false };

  async function show(page: number): Promise<void> {
    running.current?.abort();
    if (page === 1 && first.ok) {
      setShown({ first, page, result: first, isLoading: false });
      return;
    }
    const { signal } = (running.current = new AbortController());
    setShown({ ...current, page, isLoading: true });
    try {
      const result = await settle(loadBlockPage({ api, locale, page, signal }));
      if (!signal.aborted) setShown({ first, page, result, isLoading: false });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  return { ...current, goTo: (page) => void show(page) };
}
