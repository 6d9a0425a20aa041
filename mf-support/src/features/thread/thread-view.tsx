import { useLocale, useTranslation, layout } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { formatDateTime } from '@portal/kit/dates';
import type { InquiryThread, ThreadKey } from '../../api/thread.ts';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import styles from './thread-view.module.css';

interface ThreadViewProps {
  threadKey: ThreadKey;
  thread: InquiryThread;
  onAnswered(thread: InquiryThread): void;
}

function useFacts(thread: InquiryThread): [string, string][] {
  const { t } = useTranslation('support');
  const kindText = useKindText();
  const facts: [string, string | null][] = [
    ['number', thread.number],
    ['kind', kindText(thread)],
    ['product', thread.product && t(`words.products.${thread.product}`)],
    ['applyDate', thread.applyDate],
    ['smwpId', thread.smwpId],
    ['createdAt', formatDateTime(thread.createdAt)],
  ];
  return facts.flatMap(([key, value]) => (value ? [[t(`thread.facts.${key}`), value]] : []));
}

/** One inquiry as its sender sees it: how far it is, the conversation, and a form to go on with it. */
export function ThreadView({ threadKey, thread, onAnswered }: ThreadViewProps) {
  const locale = useLocale();
  return (
    <>
      <header className={layout.stack4}>
        <div className={styles.heading}>
          <h2 className={`${layout.flush} ${layout.larger} ${layout.breaks}`} lang={textLang(thread.title, locale)}>
            {thread.title}
          </h2>
          <StateChip state={thread.state} />
        </div>
        <dl className={styles.facts}>
          {useFacts(thread).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <ThreadMessages threadKey={threadKey} thread={thread} />
      <AnswerForm key={thread.number} threadKey={threadKey} thread={thread} onSent={onAnswered} />
    </>
  );
}
