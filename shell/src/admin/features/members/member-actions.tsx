import { Button, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import type { Member } from '../../../api/members.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { useMemberChange } from './use-member-change.ts';

/** What an admin may change of a member: the role, and whether the account may be used. */
export function MemberActions({ member, onDone }: { member: Member; onDone(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { change, busy } = useMemberChange(member, onDone);
  const [isSuspending, setIsSuspending] = useState(false);
  const { name, email } = member;
  const person = { name: name || email, email };
  const otherRole = member.role === 'admin' ? 'member' : 'admin';

  async function changeRole() {
    const texts = `admin.members.changeRole.${otherRole}`;
    const isSure = await confirm({
      title: t(`${texts}.title`, person),
      text: t(`${texts}.text`, person),
      confirmLabel: t(`${texts}.confirm`),
    });
    if (isSure) await change('role', { role: otherRole }, t(`${texts}.done`, person));
  }

  async function unsuspend() {
    const texts = 'admin.members.unsuspend';
    const isSure = await confirm({
      title: t(`${texts}.title`, person),
      text: t(`${texts}.text`, person),
      confirmLabel: t(`${texts}.confirm`),
    });
    if (isSure) await change('unsuspend', {}, t(`${texts}.done`, person));
  }

  return (
    <>
      <Button variant="secondary" size="small" loading={busy} onClick={() => void changeRole()}>
        {t(`admin.members.changeRole.${otherRole}.action`)}
      </Button>
      {member.status === 'active' ? (
        <Button variant="danger" size="small" onClick={() => setIsSuspending(true)}>
          {t('admin.members.suspend.action')}
        </Button>
      ) : (
        <Button variant="secondary" size="small" loading={busy} onClick={() => void unsuspend()}>
          {t('admin.members.unsuspend.action')}
        </Button>
      )}
      {isSuspending && (
        <SuspendDialog
          title={t('admin.members.suspend.title', person)}
          send={(reason, options) =>
            api.send(
              'POST',
              `/api/user/admin/members/${member.id}/suspend`,
              { reason, version: member.version },
              options,
            )
          }
          onClose={() => setIsSuspending(false)}
          onSent={() => {
            toast.success(t('admin.members.suspend.done', person));
            onDone();
          }}
        />
      )}
    </>
  );
}
