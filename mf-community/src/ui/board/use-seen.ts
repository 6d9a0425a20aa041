import { useSession } from '@portal/kit';
import { tabStorage } from '@portal/kit/storage';
import { useEffect } from 'react';
import { useApi } from '../../api/client.ts';
import { sendSeen } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';

/** Sends the service, once in a tab, that a post has been looked at; a count that does not arrive is no loss. */
export function useSeen(board: Board, id: number): void {
  const api = useApi();
  const { status } = useSession();
  useEffect(() => {
    const key = `community.seen.${board.calls.seen}.${id}`;
    // The author's own look is not counted, so the user has to be known
    if (status === 'unknown' || tabStorage.get(key) !== null) return;
    tabStorage.set(key, '1');
    sendSeen(api, board, id).catch(() => tabStorage.remove(key));
  }, [api, board, id, status]);
}
