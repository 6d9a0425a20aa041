import { Button, Icon, useTranslation } from '@portal/kit';
import styles from './retry-note.module.css';

interface RetryNoteProps {
  text: string;
  isBusy: boolean;
  onRetry(): void;
  tone?: 'light' | 'dark';
}

/** Says in one line that a part of the page is missing, and offers to fetch it again. */
export function RetryNote({ text, isBusy, onRetry, tone = 'light' }: RetryNoteProps) {
  const { t } = useTranslation('marketing');
  return (
    <div className={`${styles.note} ${styles[tone]}`} role="status">
      <Icon name="alert" />
      <p>{text}</p>
      <Button size="small" variant="secondary" loading={isBusy} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
