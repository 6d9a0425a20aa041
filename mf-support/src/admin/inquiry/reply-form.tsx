import { Select, useToast, useTranslation } from '@portal/kit';
import { useEditDraft, useForm } from '@portal/kit/admin';
import { useEffect, type FormEvent } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { uploadAgentFile } from '../../api/attachments.ts';
import { useApi } from '../../api/client.ts';
import { replyToInquiry, type Inquiry, STATES, type InquiryState } from '../../api/inbox.ts';
import { AttachmentPicker } from '../../ui/attachments/attachment-picker.tsx';
import { attachmentsIn, useAttachments } from '../../ui/attachments/use-attachments.ts';
import { filledReply, withReply } from '../../ui/canned-reply/filled-reply.ts';
import { Messages } from './thread.tsx';
import styles from './reply-form.module.css';
import { useDestroyQuestion } from './use-destroy-question.ts';
import { WritingForm } from './writing-form.tsx';

export interface InquiryFormProps {
  inquiry: Inquiry;
  onSaved(inquiry: Inquiry): void;
  /** Something has been typed, or no longer. */
  onWriting(isWriting: boolean): void;
  onReload(): void;
}

const EMPTY = { content: '', state: 'answered', files: '' };

/** Answers by mail; the member sees the answer on My page too. */
export function ReplyForm({ inquiry, onSaved, onWriting, onReload }: InquiryFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const isAgreed = useDestroyQuestion(inquiry);
  const canned = useAdminItem('/api/email/admin/canned-replies').data ?? [];
  const { number, version, messages, newMessageAt, replyAddress } = inquiry;
  const form = useForm({
    initial: EMPTY,
    check: ({ content }) => ({ content: content.trim() ? undefined : 'required' }),
    fieldNames: { attachments: 'files' },
    send({ content, state, files }, { keyFor }) {
      const attachments = attachmentsIn({ files }).map(({ id }) => id);
      const body = { version, content, attachments, state: state as InquiryState };
      return replyToInquiry({ api, number, idempotencyKey: keyFor(body) }, body);
    },
    onSent(answer) {
      toast.success(t('admin.reply.sent'));
      onSaved(answer);
    },
    errorText: (code) => t([`admin.errors.${code}`, 'admin.failed']),
  });
  const draft = useEditDraft(form, { name: `support.draft.reply.${number}`, stored: EMPTY });
  const attachments = useAttachments(form);
  const isWriting = form.values.content !== '' || attachments.files.length > 0;
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await isAgreed(form.values.state)) await form.submit();
  }

  return (
    <WritingForm
      id="inquiry-reply"
      title={t('admin.reply.title')}
      label={t('admin.reply.content')}
      hint={t(replyAddress ? 'admin.reply.hint' : 'admin.reply.noAddress', { email: replyAddress })}
      submitLabel={t('admin.reply.submit')}
      maxLength={10_000}
      form={form}
      draft={draft}
      onSubmit={(event) => void submit(event)}
      onReload={onReload}
      isWaiting={attachments.isUploading}
      before={<Messages number={number} messages={messages} newMessageAt={newMessageAt} />}
      after={
        <>
          {canned.length > 0 && (
            <Select
              label={t('admin.reply.canned')}
              value=""
              onChange={(event) => {
                // The form would read its text again, which is still the former one
                event.stopPropagation();
                const { target } = event;
                const chosen = canned.find(({ entryId }) => entryId === target.value);
                if (chosen) form.set({ content: withReply(form.values.content, filledReply(chosen, inquiry)) });
              }}
            >
              <option value="">{t('admin.reply.chooseCanned')}</option>
              {canned.map(({ entryId, title }) => (
                <option key={entryId} value={entryId}>
                  {title}
                </option>
              ))}
            </Select>
          )}
          <AttachmentPicker {...attachments} upload={(file) => uploadAgentFile(api, number, file)} />
        </>
      }
      choice={
        <Select className={styles.state} label={t('admin.reply.state')} {...form.field('state')}>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`words.states.${state}`)}
            </option>
          ))}
        </Select>
      }
    />
  );
}
