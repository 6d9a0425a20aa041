import { ApiError, Button, Chip, useLocation, useNavigate, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { MarkdownContent } from '@portal/kit/markdown';
import { useAction } from '@portal/kit/remote';
import { lazy, Suspense, useId } from 'react';
import { useApi } from '../../api/client.ts';
import { removeAnswer, type PostAnswer } from '../../api/posts.ts';
import { AuthorName } from '../../ui/board/author-name.tsx';
import type { ReadPost } from '../../ui/board/read-post.ts';
import styles from './answers.module.css';

// For those who may answer alone: others read without the code of a form.
const AnswerForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "for-writers" */ './answer-form.tsx')).AnswerForm,
}));

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
      {mayAnswer ? (
        <Suspense fallback={null}>
          <AnswerForm classroomId={classroomId} onSent={reload} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Answer({ answer, onRemoved }: { answer: ReadPost<PostAnswer>; onRemoved(): void }) {
  const { t } = useTranslation('community');
  const api = useApi();
  const { run } = useAction();

  const remove = () =>
    run({
      question: {
        title: t('classroom.answer.removeTitle'),
        text: t('classroom.answer.removeText'),
        confirmLabel: t('board.remove.confirm'),
        danger: true,
      },
      async work() {
        if ((await removeAnswer(api, answer.answerId)) === 0) throw new ApiError(404);
      },
      done: t('board.remove.done'),
      failed: t('board.remove.failed'),
      onDone: onRemoved,
      onFailed: onRemoved,
    });

  return (
    <li className={styles.answer}>
      <div className={styles.facts}>
        {answer.byAdmin ? <Chip tone="primary">{t('classroom.answer.byAdmin')}</Chip> : null}
        <span>
          <AuthorName of={answer} />
        </span>
        <time dateTime={answer.createdAt}>{formatDateTime(answer.createdAt)}</time>
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
