import { useTranslation } from '@portal/kit';
import styles from './quoted-text.module.css';

/** What stood below the text of a mail, folded; nothing for a message without it. */
export function QuotedText({ text }: { text: string | null }) {
  const { t } = useTranslation('support');
  if (!text) return null;
  return (
    <details className={styles.quoted}>
      <summary className={styles.summary}>{t('words.quotedText')}</summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
