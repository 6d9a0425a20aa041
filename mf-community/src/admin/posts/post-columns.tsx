import { useTranslation } from '@portal/kit';
import { CellLines, EmailText, CellNote, CellTitle, formatDateTime, type Column } from '@portal/kit/admin';
import type { BoardPost } from '../../api/admin-posts.ts';
import { boards } from '../../boards.ts';
import { AttachmentClip } from '../../ui/board/attachment-clip.tsx';
import { AuthorName } from '../../ui/board/author-name.tsx';
import styles from './post-columns.module.css';
import { PostStateChip } from './post-state-chip.tsx';

function Title({ post }: { post: BoardPost }) {
  const { t } = useTranslation('community');
  return (
    <CellLines className={styles.words}>
      <CellTitle>
        {post.title}
        {post.hasFile ? <AttachmentClip /> : null}
      </CellTitle>
      <CellNote>
        {t('admin.posts.number', { board: t(`common.menu.${post.board}`), id: post.id })}
        {boards[post.board].kinds ? ` · ${t(`classroom.type.${post.type}`)}` : null}
      </CellNote>
    </CellLines>
  );
}

function State({ post }: { post: BoardPost }) {
  return (
    <CellLines>
      <PostStateChip post={post} />
      {post.state === 'scheduled' ? (
        <CellNote className={styles.when}>{formatDateTime(post.startDate)}</CellNote>
      ) : null}
    </CellLines>
  );
}

/** The columns that every list of posts has. */
export function usePostColumns(): Column<BoardPost>[] {
  const { t } = useTranslation('community');
  return [
    {
      id: 'title',
      header: t('admin.posts.title'),
      cell: (post) => <Title post={post} />,
      value: ({ title }) => title,
      sortable: true,
    },
    { id: 'state', header: t('admin.posts.state'), cell: (post) => <State post={post} /> },
    {
      id: 'author',
      header: t('admin.posts.author'),
      value: ({ email }) => email,
      cell: (post) => (
        <span className={styles.email}>
          {post.formerMember ? <AuthorName of={post} /> : <EmailText email={post.email} />}
        </span>
      ),
    },
    {
      id: 'views',
      header: t('admin.posts.views'),
      cell: ({ views }) => <span className={styles.number}>{views}</span>,
      align: 'end',
    },
    {
      id: 'createdAt',
      header: t('admin.posts.createdAt'),
      cell: ({ createdAt }) => (
        <time className={styles.when} dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      ),
      sortable: true,
    },
  ];
}
