import { ApiError, useApi, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { RELEASES, type ReleaseOverview } from './release-overview.ts';

/** Moves the pointer of a section and says how it went. */
export function useReleaseMove(section: string, onMoved: (overview: ReleaseOverview) => void) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);

  async function move(action: 'live' | 'canary' | 'promote' | 'rollback', body: { version?: string; percent?: number }): Promise<void> {
    setBusy(true);
    try {
      onMoved(await api.send<ReleaseOverview>('POST', `${RELEASES}/${section}/${action}`, body));
      toast.success(t(`admin.releases.moved.${action}`));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown';
      const detail = error instanceof ApiError && code === 'release-refused' ? ` ${error.message}` : '';
      toast.error(t([`admin.releases.errors.${code}`, 'admin.releases.errors.other']) + detail);
    } finally {
      setBusy(false);
    }
  }

  return { move, busy };
}
