import type { ReleaseOverview } from '@portal/contract';
import { useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import { lastMove, RELEASES } from './release-overview.ts';

export type ReleaseMove = 'live' | 'canary' | 'promote' | 'rollback';

export interface Moves {
  onMoved(overview: ReleaseOverview): void;
  /** Somebody else has moved the version: what is shown is out of date. */
  onStale(): void;
}

/** Moves the pointer of a section as it is shown, and says how it went. */
export function useReleaseMove({ section, history }: ReleaseOverview, { onMoved, onStale }: Moves) {
  const api = useApi();
  const { t } = useTranslation('shell');
  const { run, busy } = useAction();

  const move = (action: ReleaseMove, body: { version?: string; percent?: number }) =>
    run(
      {
        work: () =>
          api.send('POST', `${RELEASES}/${section}/${action}`, {
            ...body,
            unmovedSince: lastMove(history)?.at,
          }),
        done: t(`admin.releases.moved.${action}`),
        failed: ({ code, message }) =>
          t([`admin.releases.errors.${code}`, 'admin.releases.errors.other']) +
          (code === 'release-refused' ? ` ${message}` : ''),
        onDone: onMoved,
        onFailed({ code }) {
          if (code === 'moved-meanwhile' || code === 'no-canary') onStale();
        },
      },
      action,
    );

  return { move, busy };
}
