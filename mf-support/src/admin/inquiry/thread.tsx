import { Chip, useLocale, useTranslation, type ChipProps, layout } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { formatDateTime } from '@portal/kit/admin';
import { readAgentFile, readMailOriginal } from '../../api/attachments.ts';
import { useApi } from '../../api/client.ts';
import type { Inquiry } from '../../api/inbox.ts';
import { AttachmentList } from '../../ui/attachments/attachment-list.tsx';
import { QuotedText } from '../../ui/quoted-text/quoted-text.tsx';
import styles from './thread.module.css';

type MailState = NonNullable<Inquiry['messages'][number]['mailState']>;

const TONES: Record<MailState, ChipProps['tone']> = { waiting: 'warning', sent: 'success', failed: 'error' };

/** The conversation after the first text: answers with the fate of their mails, and what the sender has added. */
export function Messages({ number, messages, newMessageAt }: Pick<Inquiry, 'number' | 'messages' | 'newMessageAt'>) {
  const { t } = useTranslation('support');
  const api = useApi();
  const locale = useLocale();
  if (messages.length === 0) return null;
  return (
    <ol className={styles.list}>
      {messages.map(({ id, writtenBy, author, content, quotedText, createdAt, mailedTo, mailState, ...message }) => (
        <li key={id} className={styles.item} data-by={writtenBy}>
          <p className={styles.head}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {writtenBy === 'sender' && <Chip>{t('admin.message.sender')}</Chip>}
            {writtenBy === 'sender' && newMessageAt !== null && createdAt >= newMessageAt && (
              <Chip tone="warning">{t('admin.message.new')}</Chip>
            )}
            {message.seemsAutomatic && <Chip tone="warning">{t('admin.message.seemsAutomatic')}</Chip>}
            {message.fromInquiry && <Chip>{t('admin.message.from', { number: message.fromInquiry })}</Chip>}
            {mailedTo && <span>{t('admin.reply.mailedTo', { email: mailedTo })}</span>}
            {mailState && <Chip tone={TONES[mailState]}>{t(`admin.mailStates.${mailState}`)}</Chip>}
          </p>
          <p className={`${layout.breaks} ${layout.lines}`} lang={textLang(content, locale)}>
            {content}
          </p>
          <QuotedText text={quotedText} />
          {message.originalBytes ? (
            <AttachmentList
              label={t('admin.message.original')}
              files={[{ id, name: `${message.fromInquiry ?? number}-${id}.eml`, bytes: message.originalBytes }]}
              read={(messageId) => readMailOriginal(api, number, messageId)}
            />
          ) : null}
          <AttachmentList files={message.attachments} read={(file) => readAgentFile(api, number, file)} />
        </li>
      ))}
    </ol>
  );
}

/** What admins have written for each other. */
export function Notes({ notes }: Pick<Inquiry, 'notes'>) {
  const locale = useLocale();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notes.map(({ id, author, content, createdAt }) => (
        <li key={id} className={`${styles.item} ${styles.note}`}>
          <p className={styles.head}>
            <strong>{author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
          <p className={`${layout.breaks} ${layout.lines}`} lang={textLang(content, locale)}>
            {content}
          </p>
        </li>
      ))}
    </ul>
  );
}
