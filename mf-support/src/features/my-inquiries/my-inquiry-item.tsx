import { Icon, Link, useLocale, useTranslation } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { formatDateTime } from '@portal/kit/dates';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import type { MyInquiry } from '../../api/inquiries.ts';
import styles from './my-inquiry-item.module.css';

/** One inquiry: what it is about and how far it is. It leads to the conversation. */
export function MyInquiryItem({ inquiry }: { inquiry: MyInquiry }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const kindText = useKindText();
  const { number, title, product, state, createdAt, messageCount } = inquiry;
  return (
    <li className={styles.item}>
      <span className={styles.texts}>
        <Link className={styles.title} to={`/support/inquiries/${number}`} lang={textLang(title, locale)}>
          {title}
        </Link>
        <span className={styles.meta}>
          <span>{number}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          <span>{[kindText(inquiry), product && t(`words.products.${product}`)].filter(Boolean).join(' · ')}</span>
          {messageCount > 0 && <span>{t('my-inquiries.messages', { count: messageCount })}</span>}
        </span>
      </span>
      <StateChip state={state} />
      <Icon className={styles.arrow} name="chevron-right" />
    </li>
  );
}
