import { useToast, useTranslation } from '@portal/kit';
import { useEditForm } from '@portal/kit/admin';
import { useEffect, useRef } from 'react';
import { useApi } from '../../api/client.ts';
import { addNote } from '../../api/inbox.ts';
import { attemptFor, type Attempt } from '../../ui/attempt/attempt.ts';
import type { InquiryFormProps } from './reply-form.tsx';
import { Notes } from './thread.tsx';
import { WritingForm } from './writing-form.tsx';

const EMPTY = { content: '', state: '' };

/** A note for colleagues; the sender never sees it. */
export function NoteForm({ inquiry: { number, notes }, onSaved, onWriting, onReload }: InquiryFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const attempt = useRef<Attempt>(undefined);
  const form = useEditForm({
    initial: EMPTY,
    check: ({ content }) => ({ content: content.trim() ? undefined : 'required' }),
    save({ content }) {
      attempt.current = attemptFor(content, attempt.current);
      return addNote({ api, number, idempotencyKey: attempt.current.key }, { content });
    },
    onSaved(answer) {
      toast.success(t('admin.note.added'));
      onSaved(answer);
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
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
      onReload={onReload}
      before={<Notes notes={notes} />}
    />
  );
}
