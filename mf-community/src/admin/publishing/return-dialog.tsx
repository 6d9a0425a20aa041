import { Button, Dialog, TextArea, useToast, useTranslation } from '@portal/kit';
import { RestoredNotice, useEditDraft, useForm } from '@portal/kit/admin';
import { useId } from 'react';
import { useApi } from '../../api/client.ts';
import { returnNews, type BoardPost } from '../../api/admin-posts.ts';

interface ReturnDialogProps {
  item: BoardPost;
  onDone(): void;
  onClose(): void;
}

const MAX_REASON = 1000;
const initial = { reason: '' };

/** Asks why an item goes back to its author, who gets the reason by mail. */
export function ReturnDialog({ item, onDone, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const formId = useId();
  const form = useForm<{ reason: string }, unknown>({
    initial,
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : 'required' }),
    send: ({ reason }, { keyFor }) => returnNews(api, item, reason.trim(), keyFor([item.id, item.version, reason])),
    onSent() {
      toast.success(t('admin.publishing.returnDone'));
      onDone();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.errors.other']),
  });
  const draft = useEditDraft(form, { name: `community.draft.return.${item.id}`, stored: initial });
  const isStale = form.state === 'stale';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.publishing.returnTitle')}
      maxWidth={520}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('admin.publishing.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSending} disabled={isStale}>
            {t('admin.publishing.return')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <RestoredNotice draft={draft} />
        <TextArea
          label={t('admin.publishing.reason')}
          hint={t('admin.publishing.reasonHint', { email: item.email })}
          rows={5}
          required
          maxLength={MAX_REASON}
          {...form.field('reason')}
        />
        <div role="alert">{isStale ? t('admin.publishing.stale') : form.message}</div>
      </form>
    </Dialog>
  );
}
