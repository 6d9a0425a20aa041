import { useTranslation } from '@portal/kit';
import styles from './board-table.module.css';

interface BoardTotalProps {
  total: number;
  /** A search found more than the total says. */
  totalIsCapped: boolean;
}

/** How many posts all pages of a list have; said again when it changes. */
export function BoardTotal({ total, totalIsCapped }: BoardTotalProps) {
  const { t } = useTranslation('community');
  return (
    <p className={styles.total} role="status">
      {t('common.total', { total: `${total.toLocaleString('en-US')}${totalIsCapped ? '+' : ''}` })}
    </p>
  );
}
