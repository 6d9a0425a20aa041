import { Button, ButtonLink, useConfirm, useNavigate, useToast, useTranslation, ApiError } from '@portal/kit';
import { useState } from 'react';
import { useApi, type ApiClient } from '../../api/client.ts';
import styles from './author-actions.module.css';

interface AuthorActionsProps {
  /** What the service allows the one who looks at it. */
  mayEdit: boolean;
  mayRemove: boolean;
  title: string;
  editTo: string;
  listTo: string;
  /** Removes the post; resolves to the number that was removed. */
  remove(api: ApiClient): Promise<number>;
}

/** Spec, "Classroom detail" and "News detail": the author edits, the author and admins delete. */
export function AuthorActions({ mayEdit, mayRemove, title, editTo, listTo, remove }: AuthorActionsProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  if (!mayEdit && !mayRemove) return null;

  async function count(): Promise<number> {
    try {
      return await remove(api);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return 0;
    }
  }

  async function press(): Promise<void> {
    if (isRemoving) return;
    const question = {
      title: t('board.remove.title', { title }),
      text: t('board.remove.text'),
      confirmLabel: t('board.remove.confirm'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    setRemoving(true);
    const removed = await count();
    setRemoving(false);
    if (removed === 0) {
      toast.error(t('board.remove.failed'));
      return;
    }
    toast.success(t('board.remove.done'));
    navigate(listTo, { replace: true });
  }

  return (
    <div className={styles.actions}>
      {mayEdit ? (
        <ButtonLink variant="secondary" to={editTo}>
          {t('board.edit')}
        </ButtonLink>
      ) : null}
      {mayRemove ? (
        <Button variant="danger" loading={isRemoving} onClick={() => void press()}>
          {t('board.remove.confirm')}
        </Button>
      ) : null}
    </div>
  );
}
