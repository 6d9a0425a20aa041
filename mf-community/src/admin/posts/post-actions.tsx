import { ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import type { BoardPostDetail } from '../../api/admin-posts.ts';
import { boards } from '../../boards.ts';
import { editAddress, postAddress } from '../../ui/board/board-place.ts';
import { BulkButtons } from './bulk-buttons.tsx';

/** The editor of what the company says and of what has no owner; other people's posts are theirs to edit. */
function editorOf({ board, id, type, formerMember }: BoardPostDetail): string | undefined {
  const isOfCompany = type === 'notice' || boards[board].writers === 'editors';
  return formerMember || isOfCompany ? editAddress(boards[board], id) : undefined;
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
        <ButtonLink size="small" variant="secondary" to={postAddress(boards[post.board], post.id)}>
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
