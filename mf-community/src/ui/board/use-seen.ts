import { useApi, useSession } from '@portal/kit';
import { useEffect } from 'react';

/** Tells the service, once in a tab, that a post has been looked at; a count that does not arrive is no loss. */
export function useSeen(board: 'classroom' | 'news', id: { classroomId: number } | { newsId: number }): void {
  const api = useApi();
  const { status } = useSession();
  const body = JSON.stringify(id);
  useEffect(() => {
    const key = `community.seen.${body}`;
    // The author's own look is not counted, so who looks has to be known.
    if (status === 'unknown' || sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
    api.send('POST', `/api/${board}/seen`, JSON.parse(body)).catch(() => sessionStorage.removeItem(key));
  }, [api, board, body, status]);
}
