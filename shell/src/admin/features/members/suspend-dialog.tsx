import { Button, Dialog, FieldError, TextArea, useTranslation } from '@portal/kit';
import { RestoredNotice, useEditDraft, useForm } from '@portal/kit/admin';
import { useId } from 'react';
import { refusalKey } from './refusal-key.ts';

const MAX_REASON = 500;
const EMPTY = { reason: '' };

interface SuspendDialogProps<Answer> {
  /** Names who it is about. */
  title: string;
  send(reason: string, options: { idempotencyKey: string }): Promise<Answer>;
  onClose(): void;
  /** It was answered, and the dialog is closing. */
  onSent(answer: Answer): void;
}

/** Asks why members may not use their accounts any more; the reason is kept with them. */
export function SuspendDialog<Answer>({ title, send, onClose, onSent }: SuspendDialogProps<Answer>) {
  const { t } = useTranslation('shell');
  const formId = useId();
  const form = useForm({
    initial: EMPTY,
    send: ({ reason }, { keyFor }) => send(reason.trim(), { idempotencyKey: keyFor(reason.trim()) }),
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : 'required' }),
    errorText: (code, field) => (field ? t([`admin.errors.${code}`, 'admin.errors.invalid']) : t(refusalKey(code))),
    onSent(answer) {
      onClose();
      onSent(answer);
    },
  });
  const draft = useEditDraft(form, { name: `shell.draft.suspend.${title}`, stored: EMPTY });
  const problem = form.state === 'stale' ? t(refusalKey('stale-edit')) : form.message;

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeGuard={() => !form.changed}
      footer={
        <Button type="submit" form={formId} variant="danger" loading={form.isSending}>
          {t('admin.members.suspend.confirm')}
        </Button>
      }
    >
      <form {...form.props} id={formId}>
        <p>{t('admin.members.suspend.text')}</p>
        <RestoredNotice draft={draft} />
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
