import { EmptyState, Link, useLocale, useTranslation } from '@portal/kit';
import type { NewsPage, NewsSummary } from '../../api/types.ts';
import { day } from '../board/board-dates.ts';
import { BoardPagination } from '../board/board-pagination.tsx';
import styles from '../board/board-table.module.css';
import { itemAddress, listAddress, type NewsBoard } from './news-board.ts';

interface NewsTableProps {
  board: NewsBoard;
  page: number;
  itemsPerPage: number;
  news: NewsPage;
}

/** The list of a board: a table that becomes a list of cards where it would not fit. */
export function NewsTable({ board, page, itemsPerPage, news }: NewsTableProps) {
  const { t } = useTranslation('community');
  const { data, total, pageLenght: pageCount } = news;
  if (data.length === 0) return <EmptyState title={t('common.empty')} />;
  const newest = total - (page - 1) * itemsPerPage;
  return (
    <>
      <p className={styles.total}>{t('common.total', { total })}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t(`news.${board}.title`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('common.column.no')}</th>
            <th className={styles.title} scope="col">{t('common.column.title')}</th>
            <th scope="col">{t('common.column.email')}</th>
            <th scope="col">{t('common.column.date')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((item, index) => (
            <NewsRow key={item.newsId} item={item} number={newest - index} to={itemAddress(board, item.newsId, page)} />
          ))}
        </tbody>
      </table>
      <BoardPagination page={page} pageCount={pageCount} hrefFor={(target) => listAddress(board, target)} />
    </>
  );
}

function NewsRow({ item, number, to }: { item: NewsSummary; number: number; to: string }) {
  const locale = useLocale();
  const { title, email, createdAt, lang } = item;
  return (
    <tr>
      <td className={styles.minor}>{number}</td>
      <td className={styles.title}>
        <Link to={to} lang={lang === locale ? undefined : lang}>{title}</Link>
      </td>
      <td className={styles.minor}>{email}</td>
      <td className={styles.minor}><time dateTime={createdAt}>{day(createdAt)}</time></td>
    </tr>
  );
}
