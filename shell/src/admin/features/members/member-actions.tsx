import { Button, useAlert, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useState } from 'react';
import type { MemberDetail } from '../../../api/members.ts';
import { useApi } from '../../../api/client.ts';
import { refusalKey } from './refusal-key.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** What an admin may change of a member: the roles, the second factor, and whether the account may be used. */
export function MemberActions({ member, onDone }: { member: MemberDetail; onDone(): void }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const alert = useAlert();
  const { run, isBusy } = useAction();
  const [isSuspending, setIsSuspending] = useState(false);
  const [isGivingRoles, setIsGivingRoles] = useState(false);
  const { name, email } = member;
  const person = { name: name || email, email };
  const otherRole = member.role === 'admin' ? 'member' : 'admin';

  /** Asks with the words below `texts`, changes, and says how it went. */
  const change = (what: 'role' | 'unsuspend', body: object, texts: string) =>
    run({
      question: {
        title: t(`${texts}.title`, person),
        text: t(`${texts}.text`, person),
        confirmLabel: t(`${texts}.confirm`),
      },
      work: () =>
        api.send(
          'POST',
          `/api/user/admin/members/${member.id}/${what}`,
          { ...body, version: member.version },
          { idempotencyKey: crypto.randomUUID() },
        ),
      done: t(`${texts}.done`, person),
      onDone,
      onFailed({ code }) {
        if (code === 'stale-edit') onDone();
        return alert(t(refusalKey(code)));
      },
    });
  const changeRole = () => change('role', { role: otherRole }, `admin.members.changeRole.${otherRole}`);
  const unsuspend = () => change('unsuspend', {}, 'admin.members.unsuspend');

  const resetSecondFactor = () =>
    run({
      question: {
        title: t('admin.members.resetSecondFactor.title', person),
        text: t('admin.members.resetSecondFactor.text', person),
        confirmLabel: t('admin.members.resetSecondFactor.confirm'),
        danger: true,
      },
      work: () =>
        api.send('POST', `/api/user/admin/members/${member.id}/reset-second-factor`, undefined, {
          query: { version: member.version },
        }),
      done: t('admin.members.resetSecondFactor.done', person),
      onDone,
      onFailed({ code }) {
        if (code === 'stale-edit') onDone();
        return alert(t(refusalKey(code)));
      },
    });

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsGivingRoles(true)}>
        {t('admin.members.sectionRoles.action')}
      </Button>
      {member.secondFactor && (
        <Button variant="secondary" size="small" loading={isBusy} onClick={() => void resetSecondFactor()}>
          {t('admin.members.resetSecondFactor.action')}
        </Button>
      )}
      <Button variant="secondary" size="small" loading={isBusy} onClick={() => void changeRole()}>
        {t(`admin.members.changeRole.${otherRole}.action`)}
      </Button>
      {member.status === 'active' ? (
        <Button variant="danger" size="small" onClick={() => setIsSuspending(true)}>
          {t('admin.members.suspend.action')}
        </Button>
      ) : (
        <Button variant="secondary" size="small" loading={isBusy} onClick={() => void unsuspend()}>
          {t('admin.members.unsuspend.action')}
        </Button>
      )}
      {isGivingRoles && (
        <RolesDialog
          member={member}
          onClose={() => setIsGivingRoles(false)}
          onSent={() => {
            toast.success(t('admin.members.sectionRoles.done', person));
            onDone();
          }}
        />
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
