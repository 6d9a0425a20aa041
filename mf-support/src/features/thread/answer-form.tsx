import { Button, Card, TextArea, useSession, useToast, useTranslation, layout } from '@portal/kit';
import { FormNotice, useDraft, useForm } from '@portal/kit/form';
import { useApi } from '../../api/client.ts';
import { uploadFile } from '../../api/attachments.ts';
import { answerThread, type InquiryThread, type ThreadKey } from '../../api/thread.ts';
import { AttachmentPicker } from '../../ui/attachments/attachment-picker.tsx';
import { attachmentsIn, useAttachments } from '../../ui/attachments/use-attachments.ts';
import styles from './answer-form.module.css';

interface AnswerFormProps {
  threadKey: ThreadKey;
  thread: InquiryThread;
  onSent(thread: InquiryThread): void;
}

const EMPTY = { content: '', files: '' };

/** A further message of the sender. What is typed is kept in the tab until it is received. */
export function AnswerForm({ threadKey, thread: { number }, onSent }: AnswerFormProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const { status, user } = useSession();
  const form = useForm({
    initial: EMPTY,
    isGuarded: false,
    check: ({ content }) => ({ content: content.trim() ? undefined : 'required' }),
    fieldNames: { attachments: 'files' },
    send({ content, files }, { keyFor }) {
      const message = { content, attachments: attachmentsIn({ files }).map(({ id }) => id) };
      return answerThread(api, threadKey, message, keyFor([number, message]));
    },
    onSent(answer) {
      form.reset(EMPTY);
      toast.success(t('thread.answer.sent'));
      onSent(answer);
    },
    errorText: (code) => t([`thread.errors.${code}`, 'thread.errors.failed']),
  });
  const draft = useDraft(form, {
    name: `support.draft.answer.${number}`,
    owner: user?.email,
    isReady: status !== 'unknown',
  });
  const attachments = useAttachments(form);
  const clear = (
    <Button size="small" variant="secondary" onClick={draft.discard}>
      {t('thread.answer.clear')}
    </Button>
  );

  return (
    <Card as="section" aria-labelledby="thread-answer">
      <h2 className={styles.title} id="thread-answer">
        {t('thread.answer.title')}
      </h2>
      <form className={`${layout.stack4} ${layout.column}`} {...form.props}>
        {draft.isRestored && (
          <div role="status">
            <FormNotice tone="info" actions={clear}>
              {t('thread.answer.restored')}
            </FormNotice>
          </div>
        )}
        <TextArea
          label={t('thread.answer.content')}
          hint={t('thread.answer.hint')}
          rows={5}
          maxLength={10_000}
          required
          {...form.field('content')}
        />
        <AttachmentPicker {...attachments} upload={(file) => uploadFile(api, threadKey, file)} />
        <div className={styles.place} role="alert">
          {form.message && <FormNotice tone="error">{form.message}</FormNotice>}
        </div>
        <Button type="submit" className={styles.submit} loading={form.isSending || attachments.isUploading}>
          {t(form.isSending ? 'thread.answer.sending' : 'thread.answer.submit')}
        </Button>
      </form>
    </Card>
  );
}
