import { Icon, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import type { MyInquiry } from '../../api/inquiries.ts';
import styles from './my-inquiry-item.module.css';

function useFacts(inquiry: MyInquiry): [string, string][] {
  const { t } = useTranslation('support');
  const kindText = useKindText();
  const { number, product, applyDate, smwpId } = inquiry;
  const facts: [string, string | null][] = [
    ['number', number],
    ['kind', kindText(inquiry)],
    ['product', product && t(`words.products.${product}`)],
    ['applyDate', applyDate],
    ['smwpId', smwpId],
  ];
  return facts.flatMap(([key, value]) => (value ? [[t(`my-inquiries.${key}`), value]] : []));
}

/** One inquiry: its head tells how far it is, and opens to what was asked and answered. */
export function MyInquiryItem({ inquiry }: { inquiry: MyInquiry }) {
  const { t } = useTranslation('support');
  const facts = useFacts(inquiry);
  const { title, content, state, createdAt, replies } = inquiry;
  return (
    <li>
      <details className={styles.item}>
        <summary className={styles.head}>
          <span className={styles.headTexts}>
            <span className={styles.title}>{title}</span>
            <span className={styles.meta}>
              <span>{inquiry.number}</span>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </span>
          </span>
          <StateChip state={state} />
          <Icon className={styles.arrow} name="chevron-down" />
        </summary>
        <div className={styles.body}>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles.part}>{t('my-inquiries.message')}</h3>
          <p className={styles.text}>{content}</p>
          {replies.map((reply) => (
            <div key={reply.createdAt} className={styles.reply}>
              <h3 className={styles.part}>
                {t('my-inquiries.replied')} <time dateTime={reply.createdAt}>{formatDateTime(reply.createdAt)}</time>
              </h3>
              <p className={styles.text}>{reply.content}</p>
            </div>
          ))}
          {replies.length === 0 && <p className={styles.waiting}>{t('my-inquiries.waiting')}</p>}
        </div>
      </details>
    </li>
  );
}
