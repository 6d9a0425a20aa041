import { Icon, useTranslation, VisuallyHidden } from '@portal/kit';
import { formatDateTime, type Column } from '@portal/kit/admin';
import type { BoardPost } from '../../api/admin-posts.ts';
import { AuthorName } from '../../features/board/author-name.tsx';
import styles from './post-columns.module.css';
import { PostStateChip } from './post-state-chip.tsx';

function Title({ post }: { post: BoardPost }) {
  const { t } = useTranslation('community');
  return (
    <span className={styles.stack}>
      <span className={styles.title}>
        {post.title}
        {post.hasFile ? <> <Icon name="file" size={14} /><VisuallyHidden>{t('board.hasAttachment')}</VisuallyHidden></> : null}
      </span>
      <span className={styles.quiet}>{t('admin.posts.number', { board: t(`admin.boards.${post.board}`), id: post.id })}</span>
    </span>
  );
}

function Place({ post }: { post: BoardPost }) {
  const { t } = useTranslation('community');
  return (
    <span className={styles.stack}>
      <span>{t(`admin.boards.${post.board}`)}</span>
      {post.board === 'classroom' ? <span className={styles.quiet}>{t(`classroom.type.${post.type}`)}</span> : null}
    </span>
  );
}

/** The columns that every list of posts has. */
export function usePostColumns(): Column<BoardPost>[] {
  const { t } = useTranslation('community');
  return [
    { id: 'title', header: t('admin.posts.title'), cell: (post) => <Title post={post} />, sortable: true },
    { id: 'board', header: t('admin.posts.board'), cell: (post) => <Place post={post} />, width: '108px' },
    { id: 'state', header: t('admin.posts.state'), cell: (post) => <PostStateChip post={post} />, width: '150px' },
    { id: 'author', header: t('admin.posts.author'), cell: (post) => <span className={styles.email}><AuthorName of={post} /></span>, width: '20%' },
    { id: 'views', header: t('admin.posts.views'), cell: ({ views }) => views, sortable: true, align: 'end', width: '84px' },
    { id: 'createdAt', header: t('admin.posts.createdAt'), cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>, sortable: true, width: '160px' },
  ];
}
