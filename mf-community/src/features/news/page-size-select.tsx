import { useNavigate, useTranslation } from '@portal/kit';
import { FIRST_PLACE, PAGE_SIZES, type PageSize } from './board-place.ts';
import { listAddress, type NewsBoard } from './news-board.ts';
import styles from './page-size-select.module.css';

/** How many rows the list shows at once; another number begins at its first page. */
export function PageSizeSelect({ board, size }: { board: NewsBoard; size: PageSize }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  return (
    <label className={styles.size}>
      <span>{t('news.pageSize')}</span>
      <select
        value={size}
        onChange={(event) => navigate(listAddress(board, { ...FIRST_PLACE, size: event.target.value as PageSize }), { keepPlace: true })}
      >
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>{each === 'all' ? t('news.pageSizeAll') : each}</option>
        ))}
      </select>
    </label>
  );
}
