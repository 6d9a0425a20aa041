import { Dialog, TextArea, TextField, useToast, useTranslation } from '@portal/kit';
import { SaveBar, useEditDraft, useForm } from '@portal/kit/admin';
import { addCannedReply, changeCannedReply, type CannedReply } from '../../api/canned-replies.ts';
import { useApi } from '../../api/client.ts';

const EMPTY = { title: '', ko: '', en: '' };

interface ReplyDialogProps {
  /** The one to change; without it one is added. */
  reply?: CannedReply;
  onClose(): void;
  onSaved(): void;
  onShowCurrent(): void;
}

/** A canned reply in both languages. */
export function ReplyDialog({ reply, onClose, onSaved, onShowCurrent }: ReplyDialogProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const initial = reply ? { title: reply.title, ko: reply.ko, en: reply.en ?? '' } : EMPTY;
  const form = useForm({
    initial,
    check: ({ title, ko }) => ({
      title: title.trim() ? undefined : 'required',
      ko: ko.trim() ? undefined : 'required',
    }),
    send({ title, ko, en }, { keyFor }): Promise<unknown> {
      const texts = { title, ko, en: en.trim() ? en : null };
      if (!reply) return addCannedReply(api, texts, keyFor(texts));
      return changeCannedReply(api, reply.id, { ...texts, version: draft.version ?? reply.version });
    },
    onSent() {
      toast.success(t('admin.replies.saved'));
      onSaved();
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const draft = useEditDraft(form, {
    name: `support.draft.canned-reply.${reply?.id ?? 'new'}`,
    stored: initial,
    version: reply?.version,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(reply ? 'admin.replies.change' : 'admin.replies.add')}
      maxWidth={640}
      closeGuard={() => !form.changed}
    >
      <form {...form.props}>
        <TextField label={t('admin.replies.name')} required maxLength={100} {...form.field('title')} />
        <TextArea
          label={t('admin.replies.ko')}
          hint={t('admin.replies.placeholders', { name: '{{name}}', number: '{{number}}' })}
          required
          rows={8}
          maxLength={5000}
          {...form.field('ko')}
        />
        <TextArea
          label={t('admin.replies.en')}
          hint={t('admin.replies.enHint')}
          lang="en"
          rows={8}
          maxLength={5000}
          {...form.field('en')}
        />
        <SaveBar form={form} draft={draft} onCancel={onClose} onShowCurrent={onShowCurrent} />
      </form>
    </Dialog>
  );
}
