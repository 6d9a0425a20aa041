import { useNavigate, useTranslation } from '@portal/kit';
import { PAGE_SIZES, type BoardPlace, type PageSize } from '../../ui/board/board-place.ts';
import { listAddress, type NewsBoard } from '../../ui/board/news-board.ts';
import styles from './page-size-select.module.css';

/** How many rows the list shows at once; another number begins at its first page. */
export function PageSizeSelect({ board, place }: { board: NewsBoard; place: BoardPlace }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  return (
    <label className={styles.size}>
      <span>{t('news.pageSize')}</span>
      <select
        value={place.size}
        onChange={(event) =>
          navigate(listAddress(board, { ...place, page: 1, size: event.target.value as PageSize }), { keepPlace: true })
        }
      >
        {PAGE_SIZES.map((each) => (
          <option key={each} value={each}>
            {each === 'all' ? t('news.pageSizeAll') : each}
          </option>
        ))}
      </select>
    </label>
  );
}
