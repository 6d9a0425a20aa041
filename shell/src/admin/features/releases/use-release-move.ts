import type { ReleaseOverview } from '@portal/contract';
import { ApiError, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { lastMove, RELEASES } from './release-overview.ts';

export type ReleaseMove = 'live' | 'canary' | 'promote' | 'rollback';

export interface Moves {
  onMoved(overview: ReleaseOverview): void;
  /** Somebody else was faster: what is shown is not what stands. */
  onStale(): void;
}

/** Moves the pointer of a section as it is shown, and says how it went. */
export function useReleaseMove({ section, history }: ReleaseOverview, { onMoved, onStale }: Moves) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState<ReleaseMove>();

  async function move(action: ReleaseMove, body: { version?: string; percent?: number }): Promise<void> {
    if (busy) return;
    setBusy(action);
    try {
      const unmovedSince = lastMove(history)?.at;
      onMoved(await api.send('POST', `${RELEASES}/${section}/${action}`, { ...body, unmovedSince }));
      toast.success(t(`admin.releases.moved.${action}`));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown';
      const detail = error instanceof ApiError && code === 'release-refused' ? ` ${error.message}` : '';
      toast.error(t([`admin.releases.errors.${code}`, 'admin.releases.errors.other']) + detail);
      if (code === 'moved-meanwhile' || code === 'no-canary') onStale();
    } finally {
      setBusy(undefined);
    }
  }

  return { move, busy };
}
