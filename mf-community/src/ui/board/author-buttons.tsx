import { Button, ButtonLink, useNavigate, useSession, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import type { ReactNode } from 'react';
import { removePost, restorePost, type PostFacts } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import styles from './author-buttons.module.css';
import { editAddress } from './board-place.ts';
import { useRemoval } from './use-removal.ts';

interface AuthorButtonsProps {
  board: Board;
  post: PostFacts;
  /** Where its removal leads. */
  listTo: string;
  /** Other ways on, before the buttons. */
  children?: ReactNode;
}

/**
 * Spec, "Classroom detail" and "News detail": the author edits, the author and admins delete. Nothing for everybody else. Why a post
 * was given back is said above.
 */
export function AuthorButtons({ board, post, listTo, children }: AuthorButtonsProps) {
  const { t } = useTranslation('community');
  const email = useSession().user?.email;
  const navigate = useNavigate();
  const { title, mayRemove, returnReason } = post;
  const mayEdit = post.mine && post.mayEdit;
  const { start, isBusy } = useRemoval({
    question: { title: t('board.remove.title', { title }), text: t('board.remove.text') },
    undone: t('board.remove.undone'),
    undoFailed: t('board.remove.undoFailed'),
    remove: (api) => removePost(api, board, post, email),
    restore: (api) => restorePost(api, board, post),
    onRemoved: () => navigate(listTo, { replace: true }),
    onRestored: () => navigate(location.pathname + location.search, { replace: true, keepPlace: true, reload: true }),
  });
  if (!mayEdit && !mayRemove) return null;
  return (
    <>
      {returnReason ? (
        <FormNotice tone="info" title={t('news.returned')}>
          {returnReason}
        </FormNotice>
      ) : null}
      <div className={styles.actions}>
        {children}
        {mayEdit ? (
          <ButtonLink variant="secondary" to={editAddress(board, post.id)}>
            {t('board.edit')}
          </ButtonLink>
        ) : null}
        {mayRemove ? (
          <Button variant="danger" loading={isBusy} onClick={() => void start()}>
            {t('board.remove.confirm')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
