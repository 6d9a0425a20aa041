import { useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { countNotified, removeTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';

/** Asks with the number of people who get a mail, removes and says what came of it. Resolves to true once removed. */
export function useRemoveTraining() {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const [isRemoving, setRemoving] = useState(false);

  async function remove(educationId: number, title: string): Promise<boolean> {
    if (isRemoving) return false;
    setRemoving(true);
    try {
      const number = await countNotified(api, educationId);
      const isSure = await confirm({
        title: t('admin.remove.title', { title }),
        text: t(number > 0 ? 'admin.remove.text' : 'admin.remove.textNone', { number }),
        confirmLabel: t('admin.remove.confirm'),
        danger: true,
      });
      if (!isSure) return false;
      const isRemoved = (await removeTraining(api, educationId)) > 0;
      if (isRemoved) toast.success(t('admin.remove.done'));
      else toast.error(t('admin.remove.failed'));
      return isRemoved;
    } catch {
      toast.error(t('admin.remove.failed'));
      return false;
    } finally {
      setRemoving(false);
    }
  }

  return { remove, isRemoving };
}
