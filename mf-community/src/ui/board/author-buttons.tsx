import { ApiError, Button, ButtonLink, useNavigate, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';
import { useAction, useUndo } from '@portal/kit/remote';
import type { ReactNode } from 'react';
import { useApi, type ApiClient } from '../../api/client.ts';
import styles from './author-buttons.module.css';

interface AuthorButtonsProps {
  /** What the service allows the one who looks at it. */
  mayEdit: boolean;
  mayRemove: boolean;
  title: string;
  /** What its author has to know, such as why it was given back. */
  note?: { title: string; text: string };
  editTo: string;
  listTo: string;
  /** Removes the post; resolves to the number that was removed. */
  remove(api: ApiClient): Promise<number>;
  /** Takes it back out of the trash; resolves to the number that came back. */
  restore(api: ApiClient): Promise<number>;
  /** Other ways on, before the buttons. */
  children?: ReactNode;
}

/** Spec, "Classroom detail" and "News detail": the author edits, the author and admins delete. Nothing for everybody else. */
export function AuthorButtons({
  mayEdit,
  mayRemove,
  title,
  note,
  editTo,
  listTo,
  remove,
  restore,
  children,
}: AuthorButtonsProps) {
  const { t } = useTranslation('community');
  const api = useApi();
  const navigate = useNavigate();
  const { run, isBusy } = useAction();
  const offerUndo = useUndo();

  const press = () =>
    run({
      question: {
        title: t('board.remove.title', { title }),
        text: t('board.remove.text'),
        confirmLabel: t('board.remove.confirm'),
        danger: true,
      },
      async work() {
        if ((await remove(api)) === 0) throw new ApiError(404);
      },
      failed: ({ code }) => t(code === 'stale-edit' ? 'board.remove.stale' : 'board.remove.failed'),
      onDone() {
        navigate(listTo, { replace: true });
        offerUndo({
          text: t('board.remove.done'),
          label: t('board.remove.undo'),
          async work() {
            if ((await restore(api)) === 0) throw new ApiError(404);
          },
          done: t('board.remove.undone'),
          failed: t('board.remove.undoFailed'),
          onDone: () => navigate(location.pathname + location.search, { replace: true, keepPlace: true, reload: true }),
        });
      },
    });

  if (!mayEdit && !mayRemove) return null;
  return (
    <>
      {note ? (
        <FormNotice tone="info" title={note.title}>
          {note.text}
        </FormNotice>
      ) : null}
      <div className={styles.actions}>
        {children}
        {mayEdit ? (
          <ButtonLink variant="secondary" to={editTo}>
            {t('board.edit')}
          </ButtonLink>
        ) : null}
        {mayRemove ? (
          <Button variant="danger" loading={isBusy} onClick={() => void press()}>
            {t('board.remove.confirm')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
