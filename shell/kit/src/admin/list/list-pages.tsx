import { Pagination, useTranslation } from '@portal/kit';
import styles from './list-pages.module.css';
import { allRows, pageSizes } from './page-sizes.ts';
import { layout } from '../../ui/layout.ts';

interface ListPagesProps {
  page: number;
  pageCount: number;
  total: number;
  /** There are at least so many. */
  isCapped?: boolean;
  /** The address of a page. */
  hrefFor?(page: number): string;
  /** Called with the page that was chosen, when there is no address for it. */
  onPage?(page: number): void;
  /** With `onPageSize` the number of rows on a page can be chosen. */
  pageSize?: number;
  onPageSize?(pageSize: number): void;
}

/** Below a list: how many there are, how many a page shows, and the steps through its pages. The number is said after each search, also the same one. */
export function ListPages({ page, pageCount, total, isCapped, hrefFor, onPage, pageSize, onPageSize }: ListPagesProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['pages']}>
      <p className={`${layout.muted} ${layout.small} ${layout.figures}`} role="status">
        <span key={hrefFor?.(page)}>
          {t(isCapped ? 'admin.ui.list.atLeast' : 'admin.ui.list.total', { count: total })}
        </span>
      </p>
      {onPageSize && (
        <label className={styles['size']}>
          {t('admin.ui.list.pageSize')}
          <select value={pageSize} onChange={(event) => onPageSize(Number(event.target.value))}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size < allRows ? size : t(total > allRows ? 'admin.ui.list.allUpTo' : 'admin.ui.list.all')}
              </option>
            ))}
          </select>
        </label>
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} onPage={onPage} />
    </div>
  );
}
