import { useTranslation } from '@portal/kit';
import { DetailList, formatDateTime } from '@portal/kit/admin';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import { boards } from '../../boards.ts';
import { AuthorName } from '../../ui/board/author-name.tsx';
import { PostStateChip } from './post-state-chip.tsx';

/** What is known of a post besides its text. */
export function PostFacts({ post }: { post: BoardPostDetail }) {
  const { t } = useTranslation('community');
  return (
    <DetailList
      items={[
        { term: t('admin.posts.board'), value: t(`common.menu.${post.board}`) },
        ...(boards[post.board].kinds
          ? [{ term: t('admin.filters.type'), value: t(`classroom.type.${post.type}`) }]
          : []),
        { term: t('admin.posts.state'), value: <PostStateChip post={post} /> },
        ...(post.returnReason ? [{ term: t('admin.post.returnReason'), value: post.returnReason }] : []),
        ...(post.startDate ? [{ term: t('admin.post.startDate'), value: formatDateTime(post.startDate) }] : []),
        { term: t('admin.posts.author'), value: <AuthorName of={post} /> },
        { term: t('admin.posts.createdAt'), value: formatDateTime(post.createdAt) },
        { term: t('admin.post.updatedAt'), value: formatDateTime(post.updatedAt) },
        { term: t('admin.posts.views'), value: post.views },
        { term: t('admin.post.file'), value: post.fileName },
        ...(post.removedAt
          ? [
              { term: t('admin.trash.removedAt'), value: formatDateTime(post.removedAt) },
              { term: t('admin.trash.purgedAt'), value: formatDateTime(post.purgedAt) },
            ]
          : []),
      ]}
    />
  );
}
