import { useSession } from '@portal/kit';
import { tabStorage } from '@portal/kit/storage';
import { useEffect } from 'react';
import { useApi } from '../../api/client.ts';

/** Tells the service, once in a tab, that a post has been looked at; a count that does not arrive is no loss. */
export function useSeen(board: 'classroom' | 'news', id: number): void {
  const api = useApi();
  const { status } = useSession();
  useEffect(() => {
    const key = `community.seen.${board}.${id}`;
    // The author's own look is not counted, so who looks has to be known.
    if (status === 'unknown' || tabStorage.get(key) !== null) return;
    tabStorage.set(key, '1');
    const sent =
      board === 'news'
        ? api.send('POST', '/api/news/seen', { newsId: id })
        : api.send('POST', '/api/classroom/seen', { classroomId: id });
    sent.catch(() => tabStorage.remove(key));
  }, [api, board, id, status]);
}
