import { ApiError, Button, Chip, useConfirm, useLocation, useNavigate, useToast, useTranslation } from '@portal/kit';
import { MarkdownContent } from '@portal/kit/markdown';
import { useId } from 'react';
import { useApi } from '../../api/client.ts';
import { removeAnswer, type PostAnswer } from '../../api/posts.ts';
import { AuthorName } from '../../ui/board/author-name.tsx';
import { dayAndTime } from '../../ui/board/board-dates.ts';
import type { ReadPost } from '../../ui/board/read-post.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './answers.module.css';

interface AnswersProps {
  post: { classroomId: number; mayAnswer: boolean; replies: ReadPost<PostAnswer>[] };
}

/** The answers to a question, and the form for another where the reader may give one. */
export function Answers({ post: { classroomId, mayAnswer, replies } }: AnswersProps) {
  const { t } = useTranslation('community');
  const headingId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reload = () => navigate(pathname + search, { replace: true, keepPlace: true, reload: true });
  return (
    <section className={styles.answers} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('classroom.answer.heading', { number: replies.length })}
      </h2>
      {replies.length === 0 ? <p className={styles.none}>{t('classroom.answer.none')}</p> : null}
      <ul className={styles.list}>
        {replies.map((answer) => (
          <Answer key={answer.answerId} answer={answer} onRemoved={reload} />
        ))}
      </ul>
      {mayAnswer ? <AnswerForm classroomId={classroomId} onSent={reload} /> : null}
    </section>
  );
}

function Answer({ answer, onRemoved }: { answer: ReadPost<PostAnswer>; onRemoved(): void }) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();

  async function remove(): Promise<void> {
    const question = {
      title: t('classroom.answer.removeTitle'),
      text: t('classroom.answer.removeText'),
      confirmLabel: t('board.remove.confirm'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      if ((await removeAnswer(api, answer.answerId)) === 0) toast.error(t('board.remove.failed'));
      else toast.success(t('board.remove.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('board.remove.failed'));
    }
    onRemoved();
  }

  return (
    <li className={styles.answer}>
      <div className={styles.facts}>
        {answer.byAdmin ? <Chip tone="primary">{t('classroom.answer.byAdmin')}</Chip> : null}
        <span>
          <AuthorName of={answer} />
        </span>
        <time dateTime={answer.createdAt}>{dayAndTime(answer.createdAt)}</time>
        {answer.mayRemove ? (
          <Button size="small" variant="ghost" onClick={() => void remove()}>
            {t('board.remove.confirm')}
          </Button>
        ) : null}
      </div>
      <MarkdownContent content={answer.content} />
    </li>
  );
}
