import { EmptyState, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import type { PostPage, PostSummary } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import { BoardPagination } from './board-pagination.tsx';
import { firstNumber, listAddress, postAddress, type BoardPlace } from './board-place.ts';
import styles from './board-table.module.css';
import { BoardTotal } from './board-total.tsx';

export interface BoardRow {
  post: PostSummary;
  to: string;
  /** Counted down from the newest. */
  number: number;
  /** The clock that relative times are counted from, so that server and browser say the same. */
  nowMs: number;
}

export interface BoardColumn {
  /** Key of its name. */
  header: string;
  className?: string;
  /** Its cell leads to the post and names the row. */
  isTitle?: boolean;
  Cell(row: BoardRow): ReactNode;
}

interface BoardTableProps {
  board: Board;
  place: BoardPlace;
  posts: PostPage;
  nowMs: number;
  columns: readonly BoardColumn[];
  /** Classes of a region that scrolls by itself, and of the table in it. */
  scrolling?: { frame?: string; table?: string };
}

/** Notices and one page of posts: a table that becomes a list of cards where it would not fit. */
export function BoardTable({ board, place, posts, nowMs, columns, scrolling }: BoardTableProps) {
  const { t } = useTranslation('community');
  const { data, notices = [], total, totalIsCapped, pageLenght: pageCount } = posts;
  const rows = [...notices, ...data];
  const label = t(`common.menu.${board.name}`);
  const first = firstNumber(place, total);
  const table = (
    <div className={styles.rows}>
      <table className={scrolling ? `${styles.table} ${scrolling.table}` : styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ header, className, isTitle }) => (
              <th key={header} className={isTitle ? className : undefined} scope="col">
                {t(header)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((post, index) => (
            <tr key={post.id} data-notice={post.type === 'notice' ? '' : undefined}>
              {columns.map(({ header, className, isTitle, Cell }) => {
                const Tag = isTitle ? 'th' : 'td';
                return (
                  <Tag key={header} className={className} scope={isTitle ? 'row' : undefined}>
                    <Cell post={post} to={postAddress(board, post.id, place)} number={first - index} nowMs={nowMs} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  // A keyboard must be able to reach what scrolls by itself
  const list = scrolling ? (
    <div className={scrolling.frame} role="region" aria-label={label} tabIndex={0}>
      {table}
    </div>
  ) : (
    table
  );
  return (
    <>
      <BoardTotal total={total} totalIsCapped={totalIsCapped} page={place.page} />
      {rows.length > 0 ? (
        list
      ) : (
        <EmptyState title={t('common.empty')} text={place.title ? t('board.search.nothing') : undefined} />
      )}
      <BoardPagination
        page={place.page}
        pageCount={pageCount}
        hrefFor={(page) => listAddress(board, { ...place, page })}
      />
    </>
  );
}
