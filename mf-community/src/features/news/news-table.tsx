import { foreignLang, EmptyState, Link, useLocale, useTranslation } from '@portal/kit';
import { formatDate } from '@portal/kit/dates';
import type { NewsPage, NewsSummary } from '../../api/news.ts';
import { AttachmentClip } from '../../ui/board/attachment-clip.tsx';
import { AuthorName } from '../../ui/board/author-name.tsx';
import { BoardPagination } from '../../ui/board/board-pagination.tsx';
import { BoardTotal } from '../../ui/board/board-total.tsx';
import { firstNumber, type BoardPlace } from '../../ui/board/board-place.ts';
import { LanguageMark } from '../../ui/board/language-mark.tsx';
import { itemAddress, listAddress, type NewsBoard } from '../../ui/board/news-board.ts';
import { wholeNames } from '../../ui/board/whole-names.ts';
import styles from '../../ui/board/board-table.module.css';
import tableStyles from './news-table.module.css';
import { NewsStateChip } from './news-state-chip.tsx';

interface NewsTableProps {
  board: NewsBoard;
  place: BoardPlace;
  news: NewsPage;
}

/** The list of a board: a table at least 600 px high that becomes a list of cards where it would not fit. */
export function NewsTable({ board, place, news }: NewsTableProps) {
  const { t } = useTranslation('community');
  const { data, total, totalIsCapped, pageLenght: pageCount } = news;
  const pages = (
    <BoardPagination
      page={place.page}
      pageCount={pageCount}
      hrefFor={(page) => listAddress(board, { ...place, page })}
    />
  );
  const count = <BoardTotal total={total} totalIsCapped={totalIsCapped} page={place.page} />;
  if (data.length === 0)
    return (
      <>
        {count}
        <EmptyState title={t('common.empty')} text={place.title ? t('board.search.nothing') : undefined} />
        {pages}
      </>
    );
  const first = firstNumber(place, total);
  return (
    <>
      {count}
      {/* It scrolls by itself, and a keyboard must be able to reach it. */}
      <div className={tableStyles.frame} role="region" aria-label={t(`news.${board}.title`)} tabIndex={0}>
        <div className={styles.rows}>
          <table className={`${styles.table} ${tableStyles.table}`}>
            <caption className="visually-hidden">{t(`news.${board}.title`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('common.column.no')}</th>
                <th className={styles.title} scope="col">
                  {t('common.column.title')}
                </th>
                <th scope="col">{t('common.column.email')}</th>
                <th scope="col">{t('common.column.date')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((item, index) => (
                <NewsRow
                  key={item.newsId}
                  item={item}
                  number={first - index}
                  to={itemAddress(board, item.newsId, place)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {pages}
    </>
  );
}

function NewsRow({ item, number, to }: { item: NewsSummary; number: number; to: string }) {
  const locale = useLocale();
  const { title, createdAt, lang, fileName } = item;
  return (
    <tr>
      <td className={styles.minor}>{number}</td>
      <th className={styles.title} scope="row">
        <Link to={to} lang={foreignLang(lang, locale)}>
          {wholeNames(title)}
        </Link>
        <LanguageMark className={styles.state} lang={lang} />
        {fileName ? <AttachmentClip /> : null}
        <NewsStateChip className={styles.state} item={item} />
      </th>
      <td className={`${styles.minor} ${styles.author}`}>
        <AuthorName of={item} />
      </td>
      <td className={styles.minor}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
    </tr>
  );
}
