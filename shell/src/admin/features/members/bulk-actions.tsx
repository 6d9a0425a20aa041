import { Button, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import type { Member } from '../../../api/members.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useBulkChange } from './use-bulk-change.ts';

/** Suspends or restores the chosen members; who is in that state already is left out. */
export function BulkActions({ chosen, onDone }: { chosen: Member[]; onDone(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { restore, report, busy } = useBulkChange(chosen, onDone);
  const [suspending, setSuspending] = useState<Member[]>();
  const active = chosen.filter(({ status }) => status === 'active');
  const suspended = chosen.filter(({ status }) => status === 'suspended');

  return (
    <>
      <Button variant="danger" size="small" disabled={active.length === 0} onClick={() => setSuspending(active)}>
        {t('admin.members.bulk.suspend', { count: active.length })}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={suspended.length === 0}
        loading={busy}
        onClick={() => void restore(suspended)}
      >
        {t('admin.members.bulk.unsuspend', { count: suspended.length })}
      </Button>
      {suspending && (
        <SuspendDialog
          title={t('admin.members.bulk.suspendTitle', { count: suspending.length })}
          send={(reason, options) =>
            api.send(
              'POST',
              '/api/user/admin/members/suspend',
              { reason, members: suspending.map(({ id, version }) => ({ id, version })) },
              options,
            )
          }
          onClose={() => setSuspending(undefined)}
          onSent={(answer) => void report('suspended', answer)}
        />
      )}
    </>
  );
}
