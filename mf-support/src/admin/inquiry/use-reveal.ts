import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { revealPassword } from '../../api/inbox.ts';

/** Shows the SMWP password once, after a warning. What has been shown lives until `forget` and nowhere else. */
export function useReveal(number: string, onRevealed: () => void) {
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const { t } = useTranslation('support');
  const [password, setPassword] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function reveal() {
    const question = {
      title: t('admin.password.revealTitle'),
      text: t('admin.password.revealText'),
      confirmLabel: t('admin.password.reveal'),
      danger: true,
    };
    if (isBusy || !(await confirm(question))) return;
    setBusy(true);
    try {
      setPassword(await revealPassword({ api, number }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t([`admin.errors.${error.code}`, 'admin.failed']), 5000);
      onRevealed();
    } finally {
      setBusy(false);
    }
  }

  function forget() {
    setPassword(undefined);
    onRevealed();
  }

  return { password, isBusy, reveal: () => void reveal(), forget };
}
