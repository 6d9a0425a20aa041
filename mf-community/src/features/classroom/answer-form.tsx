import { ApiError, Button, TextArea, useLeaveGuard, useToast, useTranslation } from '@portal/kit';
import { useSlowDownText } from '@portal/kit/slow-down';
import { useRef, useState, type FormEvent } from 'react';
import { useApi } from '../../api/client.ts';
import { sendAnswer } from '../../api/posts.ts';
import { attemptFor, type Attempt } from '../../ui/writing/attempt.ts';
import { MAX_ANSWER } from '../../ui/writing/text-limits.ts';
import styles from './answers.module.css';

/** Writes an answer to a question; changed text is asked about before it is left. */
export function AnswerForm({ classroomId, onSent }: { classroomId: number; onSent(): void }) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const [content, setContent] = useState('');
  const slowDownText = useSlowDownText();
  const [error, setError] = useState<string | ApiError>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  useLeaveGuard(content !== '');

  async function send(): Promise<void> {
    attempt.current = attemptFor({ classroomId, content }, undefined, attempt.current);
    try {
      await sendAnswer(api, { classroomId, content }, attempt.current.key);
      setContent('');
      toast.success(t('classroom.answer.sent'));
      onSent();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.status === 429 ? failure : (failure.errors?.['content'] ?? 'failed'));
      toast.error(t('classroom.answer.failed'));
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setError(content.trim() ? undefined : 'required');
    if (!content.trim()) return;
    setSending(true);
    await send();
    setSending(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('classroom.answer.label')}
        name="answer"
        rows={5}
        required
        maxLength={MAX_ANSWER}
        value={content}
        error={
          error instanceof ApiError
            ? slowDownText(error)
            : error && t([`classroom.answer.errors.${error}`, 'classroom.answer.errors.failed'])
        }
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" loading={isSending}>
        {t('classroom.answer.submit')}
      </Button>
    </form>
  );
}
