import { Button, Dialog, FieldError, TextArea, useApi, useToast, useTranslation } from '@portal/kit';
import { useEditForm } from '@portal/kit/admin';
import { useId } from 'react';
import type { Member } from './member.ts';
import { refusalKey } from './use-member-change.ts';

const MAX_REASON = 500;

interface SuspendDialogProps {
  member: Member;
  onClose(): void;
  /** The member may look different now. */
  onDone(): void;
}

/** Asks why a member may not use the account any more; the reason is kept with it and in the audit log. */
export function SuspendDialog({ member, onClose, onDone }: SuspendDialogProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const formId = useId();
  const person = { name: member.name || member.email };
  const form = useEditForm({
    initial: { reason: '' },
    save: ({ reason }, options) =>
      api.send('POST', `/api/user/admin/members/${member.id}/suspend`, { reason: reason.trim(), version: member.version }, options),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : 'required' }),
    errorText: (code, field) => (field ? t([`admin.errors.${code}`, 'admin.errors.invalid']) : t(refusalKey(code))),
    onSaved() {
      toast.success(t('admin.members.suspend.done', person));
      onClose();
      onDone();
    },
  });
  const problem = form.state === 'stale' ? t(refusalKey('stale-edit')) : form.message;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.members.suspend.title', person)}
      closeGuard={() => !form.changed}
      footer={
        <Button type="submit" form={formId} variant="danger" loading={form.state === 'saving'}>
          {t('admin.members.suspend.confirm')}
        </Button>
      }
    >
      <form {...form.props} id={formId}>
        <p>{t('admin.members.suspend.text')}</p>
        <TextArea
          {...form.field('reason')}
          label={t('admin.members.suspend.reason')}
          hint={t('admin.members.suspend.reasonHint', { max: MAX_REASON })}
          maxLength={MAX_REASON}
          rows={4}
          required
        />
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
