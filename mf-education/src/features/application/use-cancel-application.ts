import { ApiError, useConfirm, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { cancelApplication, type ApplicationRecord } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { useApplicationMessage } from './use-application-message.ts';

/** Asks, cancels and says what came of it (spec, "Error catalogue"). `cancel` resolves to true once it is cancelled. */
export function useCancelApplication() {
  const { t } = useTranslation('education');
  const applicationMessage = useApplicationMessage();
  const api = useApi();
  const toast = useToast();
  const confirm = useConfirm();
  const [isCancelling, setCancelling] = useState(false);
  const [message, setMessage] = useState('');

  async function cancel(record: ApplicationRecord): Promise<boolean> {
    setMessage('');
    const question = {
      title: t('application.cancelConfirm.title'),
      text: t('application.cancelConfirm.text'),
      confirmLabel: t('application.cancel'),
      danger: true,
    };
    if (isCancelling || !(await confirm(question))) return false;
    setCancelling(true);
    try {
      await cancelApplication(api, record);
      toast.success(t('application.cancelled'));
      return true;
    } catch (error) {
      const problem = error instanceof ApiError ? error : new ApiError(0);
      if (problem.status === 404) toast.warning(t('application.nobody'));
      else toast.error(t('application.notCancelled'));
      setMessage(problem.status === 404 ? t('application.nobody') : applicationMessage(problem));
      return false;
    } finally {
      setCancelling(false);
    }
  }

  return { cancel, isCancelling, message, clear: () => setMessage('') };
}
