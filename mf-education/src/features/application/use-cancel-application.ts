import { useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { cancelApplication, type ApplicationRecord } from '../../api/applications.ts';
import { useApi } from '../../api/client.ts';
import { useApplicationMessage } from './use-application-message.ts';

/** Asks, naming the training where it is one of several, cancels and says what came of it (spec, "Error catalogue"). `cancel` resolves to true once it is cancelled. */
export function useCancelApplication() {
  const { t } = useTranslation('education');
  const applicationMessage = useApplicationMessage();
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useAction();
  const [message, setMessage] = useState('');

  function cancel(record: ApplicationRecord, training?: string): Promise<boolean> {
    setMessage('');
    return run({
      question: {
        title: t('application.cancelConfirm.title'),
        text: [training, t('application.cancelConfirm.text')].filter(Boolean).join('\n'),
        confirmLabel: t('application.cancel'),
        cancelLabel: t('application.cancelConfirm.keep'),
        danger: true,
      },
      work: () => cancelApplication(api, record),
      done: t('application.cancelled'),
      failed: ({ status }) => (status === 404 ? undefined : t('application.notCancelled')),
      onFailed(problem) {
        if (problem.status === 404) toast.warning(t('application.nobody'));
        setMessage(problem.status === 404 ? t('application.nobody') : applicationMessage(problem));
      },
    });
  }

  return { cancel, isCancelling: isBusy, message, clear: () => setMessage('') };
}
