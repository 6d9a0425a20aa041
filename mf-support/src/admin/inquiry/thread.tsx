import { Chip, useTranslation, type ChipProps } from '@portal/kit';
import { formatDateTime } from '@portal/kit/admin';
import type { Inquiry } from '../../api/inbox.ts';
import styles from './thread.module.css';

type MailState = Inquiry['replies'][number]['mailState'];

const TONES: Record<MailState, ChipProps['tone']> = { waiting: 'warning', sent: 'success', failed: 'error' };

/** The answers that have been sent, with the fate of their mails. */
export function Replies({ replies }: Pick<Inquiry, 'replies'>) {
  const { t } = useTranslation('support');
  if (replies.length === 0) return null;
  return (
    <ul className={styles.list}>
      {replies.map(({ id, author, content, createdAt, mailedTo, mailState }) => (
        <li key={id} className={styles.item}>
          <p className={styles.head}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            <span>{t('admin.reply.mailedTo', { email: mailedTo })}</span>
            <Chip tone={TONES[mailState]}>{t(`admin.mailStates.${mailState}`)}</Chip>
          </p>
          <p className={styles.text}>{content}</p>
        </li>
      ))}
    </ul>
  );
}

/** What admins have written for each other. */
export function Notes({ notes }: Pick<Inquiry, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notes.map(({ id, author, content, createdAt }) => (
        <li key={id} className={`${styles.item} ${styles.note}`}>
          <p className={styles.head}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
          <p className={styles.text}>{content}</p>
        </li>
      ))}
    </ul>
  );
}
