import { useToast, useTranslation } from '@portal/kit';
import { useEditDraft, useForm } from '@portal/kit/admin';
import { useEffect } from 'react';
import { useApi } from '../../api/client.ts';
import { addNote } from '../../api/inbox.ts';
import type { InquiryFormProps } from './reply-form.tsx';
import { Notes } from './thread.tsx';
import { WritingForm } from './writing-form.tsx';

const EMPTY = { content: '', state: '' };

/** A note for colleagues; the sender never sees it. */
export function NoteForm({ inquiry: { number, notes }, onSaved, onWriting, onReload }: InquiryFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    check: ({ content }) => ({ content: content.trim() ? undefined : 'required' }),
    send: ({ content }, { keyFor }) => addNote({ api, number, idempotencyKey: keyFor(content) }, { content }),
    onSent(answer) {
      toast.success(t('admin.note.added'));
      onSaved(answer);
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const draft = useEditDraft(form, { name: `support.draft.note.${number}`, stored: EMPTY });
  const isWriting = form.values.content !== '';
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);

  return (
    <WritingForm
      id="inquiry-notes"
      title={t('admin.note.title')}
      label={t('admin.note.content')}
      hint={t('admin.note.hint')}
      submitLabel={t('admin.note.submit')}
      maxLength={4000}
      form={form}
      draft={draft}
      onReload={onReload}
      before={<Notes notes={notes} />}
    />
  );
}
