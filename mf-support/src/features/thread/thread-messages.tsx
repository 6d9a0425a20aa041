import { useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import type { InquiryThread } from '../../api/thread.ts';
import styles from './thread-messages.module.css';

/** The conversation from the first text on, oldest first. */
export function ThreadMessages({ thread }: { thread: InquiryThread }) {
  const { t } = useTranslation('support');
  const first = { id: 'first', writtenBy: 'sender' as const, content: thread.content, createdAt: thread.createdAt };
  const isWaiting = thread.messages.at(-1)?.writtenBy !== 'agent' && thread.state !== 'answered';
  return (
    <section aria-labelledby="thread-messages">
      <h2 className={styles.title} id="thread-messages">
        {t('thread.conversation')}
      </h2>
      <ol className={styles.list}>
        {[first, ...thread.messages].map(({ id, writtenBy, content, createdAt }) => (
          <li key={id} className={styles.message} data-by={writtenBy}>
            <p className={styles.head}>
              <strong>{t(writtenBy === 'agent' ? 'thread.company' : 'thread.you')}</strong>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </p>
            <p className={styles.text}>{content}</p>
          </li>
        ))}
      </ol>
      {isWaiting && <p className={styles.waiting}>{t('thread.waiting')}</p>}
    </section>
  );
}
