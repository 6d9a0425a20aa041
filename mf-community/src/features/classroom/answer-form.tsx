import { Button, TextArea, useToast, useTranslation } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { useApi } from '../../api/client.ts';
import { sendAnswer } from '../../api/posts.ts';
import { MAX_ANSWER } from '../../ui/writing/text-limits.ts';
import styles from './answers.module.css';

const EMPTY = { answer: '' };

/** Writes an answer to a question; changed text is asked about before it is left. */
export function AnswerForm({ classroomId, onSent }: { classroomId: number; onSent(): void }) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const form = useForm({
    initial: EMPTY,
    check: ({ answer }) => ({ answer: answer.trim() ? undefined : 'required' }),
    send({ answer }, { keyFor }) {
      const body = { classroomId, content: answer };
      return sendAnswer(api, body, keyFor(body));
    },
    onSent() {
      form.reset(EMPTY);
      toast.success(t('classroom.answer.sent'));
      onSent();
    },
    onFailed: () => toast.error(t('classroom.answer.failed')),
    errorText: (code) => t([`classroom.answer.errors.${code}`, 'classroom.answer.errors.failed']),
    fieldNames: { content: 'answer' },
  });

  return (
    <form className={styles.form} {...form.props}>
      <TextArea
        label={t('classroom.answer.label')}
        rows={5}
        required
        maxLength={MAX_ANSWER}
        {...form.field('answer')}
        error={form.errorOf('answer') ?? form.message}
      />
      <Button type="submit" loading={form.isSending}>
        {t('classroom.answer.submit')}
      </Button>
    </form>
  );
}
