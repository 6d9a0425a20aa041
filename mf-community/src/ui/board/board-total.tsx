import { useTranslation } from '@portal/kit';
import styles from './board-table.module.css';

interface BoardTotalProps {
  total: number;
  /** A search found more than the total says. */
  totalIsCapped: boolean;
}

/** As `toLocaleString('en-US')` writes a whole number, which takes a slow phone 9 ms the first time. */
export function inThousands(count: number): string {
  return count < 1000 ? `${count}` : `${inThousands(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;
}

/** How many posts all pages of a list have; said again when it changes. */
export function BoardTotal({ total, totalIsCapped }: BoardTotalProps) {
  const { t } = useTranslation('community');
  return (
    <p className={styles.total} role="status">
      {t('common.total', { total: `${inThousands(total)}${totalIsCapped ? '+' : ''}` })}
    </p>
  );
}
