import { ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import { editAddress as newsEditor, itemAddress } from '../../ui/board/news-board.ts';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import { editAddress, postAddress, FIRST_FILTER } from '../../features/classroom/classroom-filter.ts';
import { BulkButtons } from './bulk-buttons.tsx';

/** Where readers find a post. */
function addressOf({ board, id }: BoardPostDetail): string {
  return board === 'classroom' ? postAddress(id, FIRST_FILTER) : itemAddress(board, id);
}

/** The editor of what the company says and of what has no owner; other people's posts are theirs to edit. */
function editorOf({ board, id, type, formerMember }: BoardPostDetail): string | undefined {
  if (!formerMember && type !== 'notice' && type !== 'announcement') return undefined;
  return board === 'classroom' ? editAddress(id) : newsEditor(board, id);
}

/** Leads to one post and its editor, takes it to the trash and out of it. */
export function PostActions({ post, onDone }: { post: BoardPostDetail; onDone(): void }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const isRemoved = post.removedAt !== null;
  const editor = isRemoved ? undefined : editorOf(post);
  return (
    <>
      {isRemoved ? null : (
        <ButtonLink size="small" variant="secondary" to={addressOf(post)}>
          {t('admin.post.open')}
        </ButtonLink>
      )}
      {editor ? (
        <ButtonLink size="small" variant="secondary" to={editor}>
          {t('board.edit')}
        </ButtonLink>
      ) : null}
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
