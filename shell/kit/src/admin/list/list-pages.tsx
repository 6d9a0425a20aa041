import { Pagination, useTranslation } from '@portal/kit';
import styles from './list-pages.module.css';

interface ListPagesProps {
  page: number;
  pageCount: number;
  total: number;
  hrefFor(page: number): string;
}

/** Below a list: how many there are, and the steps through its pages. */
export function ListPages({ page, pageCount, total, hrefFor }: ListPagesProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['pages']}>
      <p className={styles['total']} role="status">
        {t('admin.ui.list.total', { count: total })}
      </p>
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </div>
  );
}
