import { ApiError, useTranslation } from '@portal/kit';
import { useAction, useUndo } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { findNotified, removeTraining, restoreTraining, type AdminTraining } from '../../api/admin-trainings.ts';

/**
 * Asks with the number of people who get a mail, removes and says what came of it; the toast offers to take it back, after
 * which `onRestored` is called. Resolves to true once removed.
 */
export function useRemoveTraining() {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const offerUndo = useUndo();

  const remove = (
    { educationId, version, title }: Pick<AdminTraining, 'educationId' | 'version' | 'title'>,
    onRestored: () => void,
  ): Promise<boolean> =>
    run({
      async question() {
        const { notified: number } = await findNotified(api, educationId);
        return {
          title: t('admin.remove.title', { title }),
          text: t(number > 0 ? 'admin.remove.text' : 'admin.remove.textNone', { number }),
          confirmLabel: t('admin.remove.confirm'),
          danger: true,
        };
      },
      async work() {
        if ((await removeTraining(api, { educationId, version })) === 0) throw new ApiError(404);
      },
      onDone: () =>
        offerUndo({
          text: t('admin.remove.done'),
          label: t('admin.trash.undo'),
          // In the trash it has the version that was removed
          work: () => restoreTraining(api, { educationId, version }),
          done: t('admin.trash.restored'),
          failed: t('admin.trash.failed'),
          onDone: onRestored,
        }),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.remove.failed']),
    });

  return { remove, isRemoving: isBusy };
}
