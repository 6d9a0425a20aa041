import { useLocale, useTranslation, layout } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { formatDateTime } from '@portal/kit/dates';
import { readFile } from '../../api/attachments.ts';
import { useApi } from '../../api/client.ts';
import type { InquiryThread, ThreadKey } from '../../api/thread.ts';
import { AttachmentList } from '../../ui/attachments/attachment-list.tsx';
import { QuotedText } from '../../ui/quoted-text/quoted-text.tsx';
import styles from './thread-messages.module.css';

/** The conversation from the first text on, oldest first. */
export function ThreadMessages({ threadKey, thread }: { threadKey: ThreadKey; thread: InquiryThread }) {
  const api = useApi();
  const { t } = useTranslation('support');
  const locale = useLocale();
  const first = {
    id: 'first',
    writtenBy: 'sender' as const,
    content: thread.content,
    quotedText: null,
    createdAt: thread.createdAt,
    attachments: [],
    fromInquiry: null,
  };
  const isWaiting = thread.messages.at(-1)?.writtenBy !== 'agent' && thread.state !== 'answered';
  return (
    <section aria-labelledby="thread-messages">
      <h2 className={styles.title} id="thread-messages">
        {t('thread.conversation')}
      </h2>
      <ol className={`${layout.stack4} ${layout.list}`}>
        {[first, ...thread.messages].map(
          ({ id, writtenBy, content, quotedText, createdAt, attachments, fromInquiry }) => (
            <li key={id} className={styles.message} data-by={writtenBy}>
              <p className={styles.head}>
                <strong>{t(writtenBy === 'agent' ? 'thread.company' : 'thread.you')}</strong>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                {fromInquiry && <span>{t('thread.from', { number: fromInquiry })}</span>}
              </p>
              <p className={`${layout.flush} ${layout.breaks} ${layout.lines}`} lang={textLang(content, locale)}>
                {content}
              </p>
              <QuotedText text={quotedText} />
              <AttachmentList files={attachments} read={(file) => readFile(api, threadKey, file)} />
            </li>
          ),
        )}
      </ol>
      {isWaiting && <p className={styles.waiting}>{t('thread.waiting')}</p>}
    </section>
  );
}
