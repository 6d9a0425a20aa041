import { EmptyState, useTranslation } from '@portal/kit';
import type { PostPage } from '../../api/posts.ts';
import { BoardPagination } from '../../ui/board/board-pagination.tsx';
import styles from '../../ui/board/board-table.module.css';
import { BoardTotal } from '../../ui/board/board-total.tsx';
import { listAddress, type ClassroomFilter } from './classroom-filter.ts';
import { PostRow } from './post-row.tsx';

interface PostTableProps {
  posts: PostPage;
  filter: ClassroomFilter;
  nowMs: number;
}

/** Notices, then one page of posts. */
export function PostTable({ posts, filter, nowMs }: PostTableProps) {
  const { t } = useTranslation('community');
  const { data, notices, total, totalIsCapped, pageLenght: pageCount } = posts;
  const rows = [...notices, ...data];
  const pages = (
    <BoardPagination page={filter.page} pageCount={pageCount} hrefFor={(page) => listAddress({ ...filter, page })} />
  );
  const count = <BoardTotal total={total} totalIsCapped={totalIsCapped} page={filter.page} />;
  if (rows.length === 0)
    return (
      <>
        {count}
        <EmptyState title={t('common.empty')} text={filter.title ? t('board.search.nothing') : undefined} />
        {pages}
      </>
    );
  return (
    <>
      {count}
      <div className={styles.rows}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('classroom.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('classroom.column.type')}</th>
              <th className={styles.title} scope="col">
                {t('common.column.title')}
              </th>
              <th scope="col">{t('common.column.email')}</th>
              <th scope="col">{t('classroom.column.time')}</th>
              <th scope="col">{t('classroom.column.views')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((post) => (
              <PostRow key={post.classroomId} post={post} filter={filter} nowMs={nowMs} />
            ))}
          </tbody>
        </table>
      </div>
      {pages}
    </>
  );
}
