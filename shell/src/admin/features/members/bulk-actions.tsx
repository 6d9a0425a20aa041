import { Button, useAlert, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useState } from 'react';
import type { BulkChange, Member } from '../../../api/members.ts';
import { useApi } from '../../../api/client.ts';
import { refusalKey } from './refusal-key.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Suspends or restores the chosen members; who is in that state already is left out. Tells who was left alone and why. */
export function BulkActions({ chosen, onDone }: { chosen: Member[]; onDone(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const alert = useAlert();
  const toast = useToast();
  const { run, isBusy } = useAction();
  const [suspending, setSuspending] = useState<Member[]>();
  const active = chosen.filter(({ status }) => status === 'active');
  const suspended = chosen.filter(({ status }) => status === 'suspended');

  async function report(what: 'suspended' | 'restored', { changed, refused }: BulkChange): Promise<void> {
    const emails = new Map(chosen.map(({ id, email }) => [id, email]));
    onDone();
    if (changed.length > 0) toast.success(t(`admin.members.bulk.${what}`, { count: changed.length }));
    if (refused.length === 0) return;
    const lines = refused.map(({ id, code }) => `${emails.get(id) ?? id}: ${t(refusalKey(code))}`);
    await alert([t('admin.members.bulk.refused', { count: refused.length }), ...lines].join('\n'));
  }

  function restore(members: Member[]) {
    const texts = 'admin.members.bulk.restoring';
    const count = members.length;
    return run({
      question: {
        title: t(`${texts}.title`, { count }),
        text: members.map(({ email }) => email).join('\n'),
        confirmLabel: t(`${texts}.confirm`),
      },
      work: () =>
        api.send(
          'POST',
          '/api/user/admin/members/unsuspend',
          { members: members.map(({ id, version }) => ({ id, version })) },
          { idempotencyKey: crypto.randomUUID() },
        ),
      onDone: (answer) => report('restored', answer),
      onFailed: ({ code }) => alert(t(refusalKey(code))),
    });
  }

  return (
    <>
      <Button variant="danger" size="small" disabled={active.length === 0} onClick={() => setSuspending(active)}>
        {t('admin.members.bulk.suspend', { count: active.length })}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={suspended.length === 0}
        loading={isBusy}
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
