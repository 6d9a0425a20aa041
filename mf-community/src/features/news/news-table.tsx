import { EmptyState, Link, Pagination, useLocale, useTranslation } from '@portal/kit';
import type { NewsPage, NewsSummary } from '../../api/types.ts';
import { listAddress, newsAddress } from './news-address.ts';
import { newsDay } from './news-dates.ts';
import styles from './news-table.module.css';

interface NewsTableProps {
  page: number;
  itemsPerPage: number;
  news: NewsPage;
}

/** The list of news: a table that becomes a list of cards where it would not fit. */
export function NewsTable({ page, itemsPerPage, news }: NewsTableProps) {
  const { t } = useTranslation('community');
  const { data, total, pageLenght: pageCount } = news;
  if (data.length === 0) return <EmptyState title={t('news.empty')} />;
  const newest = total - (page - 1) * itemsPerPage;
  return (
    <>
      <p className={styles.total}>{t('news.total', { total })}</p>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('news.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('news.column.no')}</th>
            <th scope="col">{t('news.column.title')}</th>
            <th scope="col">{t('news.column.email')}</th>
            <th scope="col">{t('news.column.date')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((item, index) => (
            <NewsRow key={item.newsId} item={item} number={newest - index} page={page} />
          ))}
        </tbody>
      </table>
      {pageCount > 1 ? (
        <div className={styles.pagination}>
          <Pagination page={page} pageCount={pageCount} hrefFor={listAddress} />
        </div>
      ) : null}
    </>
  );
}

function NewsRow({ item, number, page }: { item: NewsSummary; number: number; page: number }) {
  const locale = useLocale();
  const { newsId, title, email, createdAt, lang } = item;
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td className={styles.title}>
        <Link to={newsAddress(newsId, page)} lang={lang === locale ? undefined : lang}>{title}</Link>
      </td>
      <td className={styles.email}>{email}</td>
      <td className={styles.date}><time dateTime={createdAt}>{newsDay(createdAt)}</time></td>
    </tr>
  );
}
