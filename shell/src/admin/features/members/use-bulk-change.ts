import { ApiError, useAlert, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import type { BulkChange, Member } from '../../../api/members.ts';
import { refusalKey } from './use-member-change.ts';

/** Restores chosen members after a question, and tells how a change of many went: how many, and who was left alone and why. */
export function useBulkChange(chosen: Member[], onDone: () => void) {
  const api = useApi();
  const alert = useAlert();
  const toast = useToast();
  const confirm = useConfirm();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);

  async function report(what: 'suspended' | 'restored', { changed, refused }: BulkChange): Promise<void> {
    const emails = new Map(chosen.map(({ id, email }) => [id, email]));
    onDone();
    if (changed.length > 0) toast.success(t(`admin.members.bulk.${what}`, { count: changed.length }));
    if (refused.length === 0) return;
    const lines = refused.map(({ id, code }) => `${emails.get(id) ?? id}: ${t(refusalKey(code))}`);
    await alert([t('admin.members.bulk.refused', { count: refused.length }), ...lines].join('\n'));
  }

  async function restore(members: Member[]): Promise<void> {
    const texts = 'admin.members.bulk.restoring';
    const count = members.length;
    if (
      !(await confirm({
        title: t(`${texts}.title`, { count }),
        text: members.map(({ email }) => email).join('\n'),
        confirmLabel: t(`${texts}.confirm`),
      }))
    )
      return;
    setBusy(true);
    try {
      const body = { members: members.map(({ id, version }) => ({ id, version })) };
      await report(
        'restored',
        await api.send('POST', '/api/user/admin/members/unsuspend', body, {
          idempotencyKey: crypto.randomUUID(),
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await alert(t(refusalKey(error.code)));
    } finally {
      setBusy(false);
    }
  }
  return { restore, report, busy };
}
