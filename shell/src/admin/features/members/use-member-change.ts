import { ApiError, useAlert, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import type { Member } from '../../../api/members.ts';

/** The codes for which a member was not changed, each with words of its own. */
const KNOWN = ['last-admin', 'own-account', 'stale-edit', 'member-not-found'];

/** The key of the words for a refused change. */
export function refusalKey(code: string): string {
  return `admin.members.errors.${KNOWN.includes(code) ? code : 'other'}`;
}

/** Sends one change of a member at a time and says how it went; `onDone` is called when the member may look different now. */
export function useMemberChange(member: Member, onDone: () => void) {
  const api = useApi();
  const alert = useAlert();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);

  async function change(what: 'role' | 'unsuspend', body: object, done: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await api.send(
        'POST',
        `/api/user/admin/members/${member.id}/${what}`,
        { ...body, version: member.version },
        { idempotencyKey: crypto.randomUUID() },
      );
      toast.success(done);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'stale-edit') onDone();
      await alert(t(refusalKey(error.code)));
    } finally {
      setBusy(false);
    }
  }
  return { change, busy };
}
