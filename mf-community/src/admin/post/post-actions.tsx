import { Button, ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import type { BoardPostDetail, BulkAction } from '../../api/admin-posts.ts';
import { postAddress, FIRST_FILTER } from '../../features/classroom/classroom-filter.ts';
import { itemAddress } from '../../ui/board/news-board.ts';
import { useBulk } from '../posts/use-bulk.ts';

/** Where readers find a post. */
function addressOf({ board, id }: BoardPostDetail): string {
  return board === 'classroom' ? postAddress(id, FIRST_FILTER) : itemAddress(board, id);
}

/** Takes one post to the trash and out of it. */
export function PostActions({ post, onDone }: { post: BoardPostDetail; onDone(): void }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const { run, busy } = useBulk(onDone);
  const isRemoved = post.removedAt !== null;

  async function press(action: BulkAction): Promise<void> {
    if ((await run(action, [post])) && action === 'delete') navigate('/admin/community/trash', { replace: true });
  }

  const actions: BulkAction[] = isRemoved ? ['restore', 'delete'] : ['trash'];
  return (
    <>
      {isRemoved ? null : (
        <ButtonLink size="small" variant="secondary" to={addressOf(post)}>
          {t('admin.post.open')}
        </ButtonLink>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'restore' ? 'secondary' : 'danger'}
          loading={busy === action}
          onClick={() => void press(action)}
        >
          {t(`admin.bulk.${action}.label`)}
        </Button>
      ))}
    </>
  );
}
