import { ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import { itemAddress } from '../../ui/board/news-board.ts';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import { postAddress, FIRST_FILTER } from '../../features/classroom/classroom-filter.ts';
import { BulkButtons } from './bulk-buttons.tsx';

/** Where readers find a post. */
function addressOf({ board, id }: BoardPostDetail): string {
  return board === 'classroom' ? postAddress(id, FIRST_FILTER) : itemAddress(board, id);
}

/** Takes one post to the trash and out of it. */
export function PostActions({ post, onDone }: { post: BoardPostDetail; onDone(): void }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const isRemoved = post.removedAt !== null;
  return (
    <>
      {isRemoved ? null : (
        <ButtonLink size="small" variant="secondary" to={addressOf(post)}>
          {t('admin.post.open')}
        </ButtonLink>
      )}
      <BulkButtons
        actions={isRemoved ? ['restore', 'delete'] : ['trash']}
        posts={[post]}
        onTried={(action, isDone) => {
          if (isDone && action === 'delete') navigate('/admin/community/trash', { replace: true });
          onDone();
        }}
      />
    </>
  );
}
