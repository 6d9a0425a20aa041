import { useLocation, useTranslation, VisuallyHidden } from '@portal/kit';
import styles from './board-table.module.css';

interface BoardTotalProps {
  total: number;
  /** A search found more than the total says. */
  totalIsCapped: boolean;
  page: number;
}

/** As `toLocaleString('en-US')` writes a whole number, which takes a slow phone 9 ms the first time. */
export function inThousands(count: number): string {
  return count < 1000 ? `${count}` : `${inThousands(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;
}

/** How many posts all pages of a list have; said again with each other state of the list, also where the number is the same. */
export function BoardTotal({ total, totalIsCapped, page }: BoardTotalProps) {
  const { t } = useTranslation('community');
  const { search } = useLocation();
  return (
    <p className={total === 0 ? 'visually-hidden' : styles.total} role="status">
      <span key={search}>
        {t('common.total', { total: `${inThousands(total)}${totalIsCapped ? '+' : ''}` })}
        {page > 1 && <VisuallyHidden>{t('common.titleOfPage', { title: '', page })}</VisuallyHidden>}
      </span>
    </p>
  );
}
