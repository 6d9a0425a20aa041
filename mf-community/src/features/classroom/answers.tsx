import { Chip, useNavigate, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { MarkdownContent, type MarkdownNode } from '@portal/kit/markdown';
import { useId } from 'react';
import type { PostAnswer } from '../../api/posts.ts';
import { AuthorName } from '../../ui/board/author-name.tsx';
import { AnswerForm, AnswerRemoval } from './answer-parts.ts';
import styles from './answers.module.css';

/** An answer whose text has been read. */
type ReadAnswer = Omit<PostAnswer, 'content'> & { content: MarkdownNode[] };

interface AnswersProps {
  post: { id: number; mayAnswer?: boolean; replies?: ReadAnswer[] };
}

/** The answers to a question, and the form for another where the reader may give one. */
export function Answers({ post: { id, mayAnswer, replies = [] } }: AnswersProps) {
  const { t } = useTranslation('community');
  const headingId = useId();
  const navigate = useNavigate();
  // Where the reader is by then: an answer can be brought back from another page
  const reload = () => navigate(location.pathname + location.search, { replace: true, keepPlace: true, reload: true });
  return (
    <section className={styles.answers} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {t('classroom.answer.heading', { number: replies.length })}
      </h2>
      {replies.length === 0 ? <p className={styles.none}>{t('classroom.answer.none')}</p> : null}
      <ul className={styles.list}>
        {replies.map((answer) => (
          <Answer key={answer.answerId} answer={answer} onChanged={reload} />
        ))}
      </ul>
      {mayAnswer ? <AnswerForm classroomId={id} onSent={reload} /> : null}
    </section>
  );
}

function Answer({ answer, onChanged }: { answer: ReadAnswer; onChanged(): void }) {
  const { t } = useTranslation('community');
  return (
    <li className={styles.answer}>
      <div className={styles.facts}>
        {answer.byAdmin ? <Chip tone="primary">{t('classroom.answer.byAdmin')}</Chip> : null}
        <span>
          <AuthorName of={answer} />
        </span>
        <time dateTime={answer.createdAt}>{formatDateTime(answer.createdAt)}</time>
        {answer.mayRemove ? <AnswerRemoval answerId={answer.answerId} onChanged={onChanged} /> : null}
      </div>
      <MarkdownContent content={answer.content} />
    </li>
  );
}
