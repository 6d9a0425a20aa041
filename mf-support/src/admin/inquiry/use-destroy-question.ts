import { useConfirm, useTranslation } from '@portal/kit';
import type { Inquiry } from '../../api/inbox.ts';

/** Asks before an inquiry is completed whose SMWP password is still kept: it is destroyed with that. */
export function useDestroyQuestion({ password }: Pick<Inquiry, 'password'>): (state: string) => Promise<boolean> {
  const confirm = useConfirm();
  const { t } = useTranslation('support');
  return async (state) => {
    if (state !== 'answered' || password !== 'kept') return true;
    return confirm({
      title: t('admin.password.destroyTitle'),
      text: t('admin.password.destroyOne'),
      confirmLabel: t('admin.password.destroyConfirm'),
      danger: true,
    });
  };
}
